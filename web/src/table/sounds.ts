/** Short wooden sounds, made on the spot: no files, nothing loops. */
import { settings } from '../lib/settings.svelte';

type Wave = OscillatorType;

let context: AudioContext | null = null;
/** Everything goes through here: as loud as somebody wants it. */
let master: GainNode | null = null;

function outlet(at: AudioContext): GainNode {
  master ??= new GainNode(at);
  master.connect(at.destination);
  // What is heard as half as loud is a quarter of the pressure, or thereabouts.
  master.gain.value = settings.volume ** 2;
  return master;
}

function ready(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  return context.state === 'running' ? context : null;
}

/** A struck tone that dies away. */
function tone(at: AudioContext, pitch: number, start: number, length: number, volume: number, wave: Wave = 'sine') {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = pitch;
  const begin = at.currentTime + start;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(volume, begin + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(outlet(at));
  oscillator.start(begin);
  oscillator.stop(begin + length + 0.02);
}

/** A breath of noise through a filter: wood, cloth, paper. */
function rustle(at: AudioContext, pitch: number, start: number, length: number, volume: number, sharpness = 1) {
  const frames = Math.ceil(at.sampleRate * length);
  const buffer = at.createBuffer(1, frames, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  const gain = at.createGain();
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(outlet(at));
  source.start(at.currentTime + start);
}

function knock(at: AudioContext, pitch: number, start: number, volume: number) {
  tone(at, pitch, start, 0.09, volume, 'triangle');
  rustle(at, pitch * 4, start, 0.03, volume, 2);
}

const SOUNDS: Record<string, (at: AudioContext, step: number) => void> = {
  turn: (at) => {
    tone(at, 1568, 0, 0.9, 0.12);
    tone(at, 2637, 0, 0.5, 0.05);
    tone(at, 2093, 0.16, 0.9, 0.09);
  },
  pick: (at, step) => knock(at, 320 * 2 ** (Math.min(step, 12) / 6), 0, 0.16),
  total: (at) => {
    tone(at, 2489, 0, 0.25, 0.07, 'triangle');
    tone(at, 3322, 0.05, 0.4, 0.06, 'triangle');
  },
  commit: (at) => {
    knock(at, 130, 0, 0.3);
    rustle(at, 700, 0.01, 0.07, 0.25);
  },
  move: (at) => rustle(at, 2600, 0, 0.08, 0.06, 0.8),
  step: (at) => knock(at, 210, 0, 0.09),
  coin: (at) => [2637, 3136, 2794].forEach((pitch, i) => tone(at, pitch, i * 0.05, 0.16, 0.05, 'triangle')),
  good: (at) => {
    knock(at, 260, 0, 0.14);
    knock(at, 220, 0.07, 0.1);
  },
  scroll: (at) => {
    rustle(at, 1500, 0, 0.28, 0.13, 0.6);
    knock(at, 300, 0.26, 0.06);
  },
  flip: (at) => {
    rustle(at, 2200, 0, 0.06, 0.1);
    knock(at, 380, 0.09, 0.12);
  },
  tear: (at) => {
    for (let i = 0; i < 6; i += 1) rustle(at, 1900 + 260 * i, i * 0.03, 0.05, 0.14, 1.2);
  },
  build: (at) => {
    rustle(at, 900, 0, 0.32, 0.2, 0.6);
    knock(at, 180, 0.3, 0.14);
  },
  shuffle: (at) => {
    for (let i = 0; i < 9; i += 1) rustle(at, 3200, i * 0.045, 0.03, 0.1, 1.5);
  },
  die: (at) => {
    for (let i = 0; i < 5; i += 1) knock(at, 420 + 90 * (i % 3), i * 0.11, 0.1);
    knock(at, 240, 0.8, 0.2);
  },
  theft: (at) => {
    rustle(at, 1200, 0, 0.16, 0.12, 0.7);
    knock(at, 150, 0.16, 0.22);
    rustle(at, 2600, 0.3, 0.3, 0.08, 0.6);
  },
  swap: (at) => {
    rustle(at, 2000, 0.2, 0.2, 0.1, 0.8);
    rustle(at, 2600, 0.34, 0.2, 0.1, 0.8);
    knock(at, 260, 0.62, 0.12);
  },
  window: (at) => {
    tone(at, 392, 0, 0.32, 0.09);
    tone(at, 349, 0.34, 0.5, 0.09);
  },
  cannot: (at) => knock(at, 95, 0, 0.2),
  win: (at) => [1047, 1319, 1568, 2093].forEach((pitch, i) => tone(at, pitch, i * 0.14, 1.1, 0.1)),
};

/** Play a sound; ``step`` makes a pick higher with every card. */
export function play(name: string, volume: boolean, step = 0): void {
  if (!volume || settings.volume === 0 || document.visibilityState === 'hidden' && name !== 'turn') return;
  const at = ready();
  if (at) SOUNDS[name]?.(at, step);
}

/** Browsers let a page be heard only after a touch: call this at the first one. */
export function unlock(): void {
  ready();
}
