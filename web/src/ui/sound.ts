// sound.ts: small synthesised sounds, off by default.
import { settings } from '../storage/settings';

export type Sound = 'dice' | 'seal' | 'turn' | 'card' | 'win';
let context: AudioContext | null = null;

// A tone with a sharp attack and a decay.
function tone(
  audio: AudioContext,
  hertz: number,
  start: number,
  length: number,
  loud: number,
  kind: OscillatorType = 'sine',
) {
  const source = audio.createOscillator(),
    volume = audio.createGain();
  const begin = audio.currentTime + start;
  source.type = kind;
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(begin + length);
}

// A knock of wood on wood.
function knock(audio: AudioContext, start: number, hertz: number, loud: number) {
  const length = Math.floor(audio.sampleRate * 0.05);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = audio.createBufferSource(),
    filter = audio.createBiquadFilter(),
    volume = audio.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(audio.currentTime + start);
}

const sounds: Record<Sound, (audio: AudioContext) => void> = {
  dice: (audio) =>
    [0, 0.07, 0.13, 0.22, 0.29].forEach((at, i) =>
      knock(audio, at, 900 + 350 * (i % 3), 0.5 - i * 0.07),
    ),
  seal: (audio) => {
    knock(audio, 0, 400, 0.6);
    [330, 495, 660].forEach((hertz, i) => tone(audio, hertz, 0.05 + i * 0.05, 0.5, 0.06));
  },
  turn: (audio) => tone(audio, 523, 0, 0.35, 0.07, 'triangle'),
  card: (audio) => knock(audio, 0, 2200, 0.25),
  win: (audio) =>
    [392, 494, 587, 784].forEach((hertz, i) => tone(audio, hertz, i * 0.13, 0.7, 0.07, 'triangle')),
};

export function playSound(sound: Sound) {
  if (!settings.value.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    sounds[sound](context);
  } catch {
    // No audio device.
  }
}
