// What a person chose for this browser: kept in localStorage, shown on <html>, followed by everything.

export type Lang = 'en' | 'fr';
export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 0 | 1 | 2 | 3 | 4;

const KEY = 'comptoir.settings';
const PACE = [0, 1.7, 1, 0.6, 0.3] as const;

interface Kept {
  lang?: Lang;
  theme?: Theme;
  sound?: boolean;
  volume?: number;
  speed?: Speed;
  name?: string;
  game?: string;
  verbose?: boolean;
  bubbles?: boolean;
}

/** A value of this browser's store, or `fallback` where there is none or it cannot be read. */
export function recall<Value>(key: string, fallback: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? fallback;
  } catch {
    return fallback;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window, or a full store: the choice lasts as long as the page.
  }
}

function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

function spoken(): Lang {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wanted.find((each) => /^(fr|en)\b/.test(each))?.startsWith('fr') ? 'fr' : 'en';
}

class Settings {
  lang = $state<Lang>('en');
  theme = $state<Theme>('auto');
  sound = $state(true);
  /** How loud, from 0 to 1. */
  volume = $state(1);
  /** As chosen: 0 is off, 1 slow, 2 as designed, 3 quick, 4 very quick. */
  chosenSpeed = $state<Speed>(2);
  /** The name somebody gave last. */
  name = $state('');
  /** The game somebody looked at last. */
  game = $state('');
  /** What a screen reader is told of a game: every line, or only what others do. */
  isVerbose = $state(true);
  /** Is what others say with one click shown beside their seats? */
  hasBubbles = $state(true);
  reducedMotion = $state(false);
  systemIsDark = $state(false);

  /** What animations go by: off where the system asks for less motion. */
  get speed(): Speed {
    return this.reducedMotion ? 0 : this.chosenSpeed;
  }
  /** Multiply a duration by this; 0 is off. */
  get pace(): number {
    return PACE[this.speed];
  }
  get isDark(): boolean {
    return this.theme === 'auto' ? this.systemIsDark : this.theme === 'dark';
  }

  constructor() {
    const kept = recall<Kept>(KEY, {});
    this.lang = kept.lang ?? spoken();
    this.theme = kept.theme ?? 'auto';
    this.sound = kept.sound ?? true;
    this.volume = kept.volume ?? 1;
    this.chosenSpeed = kept.speed ?? 2;
    this.name = kept.name ?? '';
    this.game = kept.game ?? '';
    this.hasBubbles = kept.bubbles ?? true;
    this.isVerbose = kept.verbose ?? recall<Kept>('comptoir.table', {}).verbose ?? true; // the older place
    this.reducedMotion = matches('(prefers-reduced-motion: reduce)');
    this.systemIsDark = matches('(prefers-color-scheme: dark)');
  }

  /** Follow the system, keep what is chosen, and show it on <html>. Called once, inside an effect root. */
  follow(): void {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
      this.reducedMotion = event.matches;
    });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.systemIsDark = event.matches;
    });
    $effect(() => {
      keep(KEY, {
        lang: this.lang,
        theme: this.theme,
        sound: this.sound,
        volume: this.volume,
        speed: this.chosenSpeed,
        name: this.name,
        game: this.game,
        verbose: this.isVerbose,
        bubbles: this.hasBubbles,
      } satisfies Kept);
      const root = document.documentElement;
      root.lang = this.lang;
      root.dataset['theme'] = this.isDark ? 'dark' : 'light';
      root.dataset['speed'] = String(this.speed);
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', this.isDark ? '#10163A' : '#BDE2EA');
    });
  }
}

export const settings = new Settings();
