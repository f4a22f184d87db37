// sound.ts: plays sounds. Browsers allow none before the first tap or key, so the synthesiser is
// loaded then.
import { effect } from '@preact/signals';
import { settings, type Volume } from '../storage/settings';
import type { Sound, SoundOptions, Synth } from './synth';

export type { Sound };

const tooLate = 400, // milliseconds after which a sound belongs to nothing that can be seen
  quiet = 8000; // milliseconds without a sound until the audio device is released
const volumes: Record<Volume, number> = { quiet: 0.12, normal: 0.35, loud: 0.9 };
let loading: Promise<Synth> | null = null;
let device: AudioContext | null = null;
let timer = 0;

async function load(): Promise<Synth> {
  const { createSynth } = await import('./synth');
  device = new AudioContext();
  const synth = createSynth(device);
  effect(() => void (synth.volume.value = volumes[settings.value.volume]));
  return synth;
}

// Rejected if there is no audio device; the next tap tries again.
function start() {
  loading ??= load();
  loading.catch(() => (loading = null));
}
export function watchFirstTap() {
  const options = { capture: true, passive: true };
  const onTap = () => {
    if (settings.peek().sound) start();
    if (device?.state === 'suspended') void device.resume();
  };
  for (const kind of ['pointerup', 'keydown']) addEventListener(kind, onTap, options);
}

function isWanted(sound: Sound): boolean {
  const { sound: on, call } = settings.peek();
  return on && (!document.hidden || (sound === 'turn' && call));
}

export function playSound(sound: Sound, options: SoundOptions = {}) {
  if (!isWanted(sound)) return;
  if (!loading && navigator.userActivation?.hasBeenActive) start(); // sound was off at the first tap
  const asked = performance.now();
  const play = async (synth: Synth) => {
    if (performance.now() - asked > tooLate) return;
    await device?.resume();
    synth.play(sound, options);
    clearTimeout(timer);
    timer = window.setTimeout(() => void device?.suspend(), quiet);
  };
  loading?.then(play).catch(() => {});
}
