// The REST calls about notices, which only this page and the way out of a mail need.
import { call } from '../lib/api';
import type { NewSubscription, Notices, Tried } from '../wire/wire';

export type Ways = Notices['ways'];
export type Way = Ways[number];

/** How somebody is told of their tables while they are not there. */
export const post = {
  look: () => call<Notices>('GET', 'me/notices'),
  choose: (ways: Ways) => call<Notices>('PUT', 'me/notices', { ways }),
  /** For one table; nothing for as for the others. */
  chooseFor: (table: string, ways: Ways | null) => call<Notices>('PUT', `me/notices/tables/${table}`, { ways }),
  subscribe: (found: NewSubscription) => call<Notices>('POST', 'me/notices/push', found),
  unsubscribe: () => call<Notices>('DELETE', 'me/notices/push'),
  nameMail: (address: string) => call<Notices>('POST', 'me/notices/mail', { address }),
  confirmMail: (code: string) => call<Notices>('POST', 'me/notices/mail/code', { code }),
  forgetMail: () => call<Notices>('DELETE', 'me/notices/mail'),
  nameHook: (address: string) => call<Notices>('POST', 'me/notices/hook', { address }),
  forgetHook: () => call<Notices>('DELETE', 'me/notices/hook'),
  tryOut: () => call<Tried>('POST', 'me/notices/try'),
  /** No more mails, by the way out of one. */
  stop: (who: string, table: string, seal: string) => call<null>('POST', `stop/${who}/${table}/${seal}`),
};
