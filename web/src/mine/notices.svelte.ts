// How one is told of one's tables while one is not there: what the server keeps of it, and what this browser can do.
import { problemOf } from '../lib/api';
import { t } from '../lib/words';
import type { Notices } from '../wire/wire';
import { post, type Way, type Ways } from './post';

/** Can this browser be pushed anything at all? On an iPhone only a page on the home screen can. */
export const canPush = () => 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;

/** A subscription of this browser for that server; asks for the permission if it has to. */
async function subscription(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && known.options.applicationServerKey && sameKey(known.options.applicationServerKey, key)) return known;
  await known?.unsubscribe(); // it was for another server at this address
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function sameKey(known: ArrayBuffer, key: string): boolean {
  const written = btoa(String.fromCharCode(...new Uint8Array(known)));
  return written.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

class NoticeBoard {
  told = $state.raw<Notices | null>(null);
  /** What a hook is signed with, as long as this page is open. */
  secret = $state('');
  isBusy = $state(false);
  trouble = $state('');
  /** What was done, if there is something to say about it. */
  done = $state('');

  look(): Promise<boolean> {
    return this.take(() => post.look());
  }
  /** The ways that lead somewhere. */
  ways: Ways = $derived(
    (['push', 'mail', 'hook'] as const).filter((way) =>
      way === 'push' ? this.told?.pushes.length : way === 'mail' ? this.told?.mail?.confirmed : this.told?.hook,
    ),
  );
  isChosen(way: Way, table = ''): boolean {
    return (this.told?.tables[table] ?? this.told?.ways ?? []).includes(way);
  }
  choose(way: Way, isOn: boolean, table = ''): Promise<boolean> {
    const before = this.told?.tables[table] ?? this.told?.ways ?? [];
    const ways = isOn ? [...before, way] : before.filter((each) => each !== way);
    return this.take(() => (table ? post.chooseFor(table, ways) : post.choose(ways)));
  }

  /** Only ever after a click: browsers ask then, and remember a no for good. */
  async push(isOn: boolean): Promise<void> {
    await this.take(async () => {
      if (!isOn) {
        const registration = await navigator.serviceWorker.getRegistration();
        await (await registration?.pushManager.getSubscription())?.unsubscribe();
        return post.unsubscribe();
      }
      const found = await subscription(this.told?.key ?? '').catch(() => undefined);
      const { endpoint, keys } = found?.toJSON() ?? {};
      if (endpoint && keys?.p256dh && keys.auth) return post.subscribe({ endpoint, key: keys.p256dh, auth: keys.auth });
      this.trouble = t(found === null ? 'web-mine-post-push-denied' : 'web-mine-post-push-failed');
      return this.told;
    });
  }
  nameMail(address: string): Promise<boolean> {
    return this.take(() => post.nameMail(address));
  }
  confirmMail(code: string): Promise<boolean> {
    return this.take(() => post.confirmMail(code));
  }
  forgetMail(): Promise<boolean> {
    return this.take(() => post.forgetMail());
  }
  async nameHook(address: string): Promise<boolean> {
    const isNamed = await this.take(() => post.nameHook(address));
    if (isNamed) this.secret = this.told?.secret ?? '';
    return isNamed;
  }
  forgetHook(): Promise<boolean> {
    this.secret = '';
    return this.take(() => post.forgetHook());
  }
  async tryOut(): Promise<void> {
    await this.take(async () => {
      const { places } = await post.tryOut();
      this.done = t('web-mine-post-tried', { places });
      return this.told;
    });
  }

  /** Do something, and show what came of it; false if it did not work, and why is said. */
  private async take(ask: () => Promise<Notices | null>): Promise<boolean> {
    this.isBusy = true;
    this.trouble = this.done = '';
    try {
      this.told = await ask();
      return true;
    } catch (error) {
      const { code, message } = problemOf(error);
      this.trouble = code === 'unreachable' ? t('web-problem-unreachable') : message;
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}

export const board = new NoticeBoard();
