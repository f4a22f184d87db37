// synth.ts: synthesises the sounds from oscillators and noise. Loaded at the first tap (sound.ts).

export type Sound =
  'roll' | 'place' | 'break' | 'gain' | 'count' | 'turn' | 'win' | 'end' | 'refused';
export interface SoundOptions {
  dice?: number; // that fall in a roll
  after?: number; // seconds to wait
  step?: number; // of a count, which rises
}

interface Burst {
  at: number;
  length: number;
  level: number;
  filter: BiquadFilterType;
  hertz: number;
  to?: number; // where the filter glides
  q?: number;
}
interface Tone {
  at: number;
  length: number;
  level: number;
  hertz: number;
  to?: number;
  kind?: OscillatorType;
  attack?: number;
}
interface Voice {
  burst(burst: Burst): void; // filtered noise
  tone(tone: Tone): void;
}

const silent = 0.0001; // an exponential ramp cannot reach 0
const between = (low: number, high: number) => low + (high - low) * Math.random();

function createVoice(audio: BaseAudioContext, out: AudioNode, begin: number): Voice {
  const play = (
    source: AudioScheduledSourceNode,
    last: AudioNode,
    { at, length, level }: Burst | Tone,
    attack: number,
  ) => {
    const volume = audio.createGain(),
      start = begin + at;
    volume.gain.setValueAtTime(silent, start);
    volume.gain.exponentialRampToValueAtTime(level, start + attack);
    volume.gain.exponentialRampToValueAtTime(silent, start + length);
    last.connect(volume).connect(out);
    source.start(start);
    source.stop(start + length);
  };
  return {
    burst(burst) {
      const { at, length, filter: type, hertz, to = hertz, q = 1 } = burst;
      const source = audio.createBufferSource(),
        filter = audio.createBiquadFilter();
      source.buffer = noiseOf(audio, length);
      filter.type = type;
      filter.Q.value = q;
      filter.frequency.setValueAtTime(hertz, begin + at);
      filter.frequency.exponentialRampToValueAtTime(to, begin + at + length);
      play(source, source.connect(filter), burst, 0.002);
    },
    tone(tone) {
      const { at, length, hertz, to = hertz, kind = 'sine', attack = 0.004 } = tone;
      const source = audio.createOscillator();
      source.type = kind;
      source.frequency.setValueAtTime(hertz, begin + at);
      source.frequency.exponentialRampToValueAtTime(to, begin + at + length);
      play(source, source, tone, attack);
    },
  };
}

function noiseOf(audio: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(seconds * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

// Something small and hard on a wooden table.
function knock({ burst, tone }: Voice, at: number, pitch: number, level: number) {
  burst({ at, length: 0.03, level, filter: 'bandpass', hertz: 2600 * pitch, q: 1.5 });
  tone({ at, length: 0.06, level: level * 0.5, hertz: 520 * pitch, to: 400 * pitch });
  tone({ at, length: 0.09, level: level * 0.35, hertz: 170, to: 120 });
}

function bell({ tone }: Voice, at: number, hertz: number, level: number, length: number) {
  tone({ at, length, level, hertz });
  tone({ at, length: length * 0.6, level: level * 0.3, hertz: hertz * 2 });
  tone({ at, length: length * 0.25, level: level * 0.15, hertz: hertz * 3.01 });
}

// Each die hits the table, bounces lower and faster, and settles; more dice take longer.
function roll(voice: Voice, dice: number) {
  const level = 0.5 / Math.sqrt(Math.max(1, dice));
  for (let die = 0; die < dice; die++) {
    const pitch = between(0.8, 1.25);
    let at = die * 0.055 + between(0, 0.04),
      gap = between(0.13, 0.19),
      loud = level * between(0.8, 1.1);
    for (let bounce = 0; bounce < 5; bounce++) {
      knock(voice, at, pitch * between(0.97, 1.03), loud);
      at += gap;
      gap *= 0.62;
      loud *= 0.6;
    }
  }
}

const sounds: Record<Sound, (voice: Voice, options: SoundOptions) => void> = {
  roll: (voice, { dice = 1 }) => roll(voice, Math.min(12, Math.max(1, dice))),
  place: (voice) => knock(voice, 0, 0.7, 0.3),
  // Stone cracks, crumbles, and what was sealed rings free.
  break(voice) {
    voice.burst({ at: 0, length: 0.14, level: 0.5, filter: 'highpass', hertz: 1800, to: 500 });
    voice.tone({ at: 0, length: 0.3, level: 0.4, hertz: 130, to: 55 });
    for (let grain = 0; grain < 9; grain++)
      knock(
        voice,
        0.07 + grain * 0.035 + between(0, 0.02),
        between(0.5, 1.1),
        0.16 * 0.85 ** grain,
      );
    [587, 880, 1175].forEach((hertz, i) => bell(voice, 0.16 + i * 0.07, hertz, 0.07, 0.7));
  },
  // A card slides over the table, and two notes rise.
  gain(voice) {
    voice.burst({
      at: 0,
      length: 0.16,
      level: 0.12,
      filter: 'bandpass',
      hertz: 1500,
      to: 4200,
      q: 0.8,
    });
    bell(voice, 0.1, 659, 0.13, 0.45);
    bell(voice, 0.2, 988, 0.13, 0.6);
  },
  // A scale of five notes that climbs with the points.
  count(voice, { step = 0 }) {
    const octave = Math.floor(step / 5),
      note = [0, 2, 4, 7, 9][step % 5];
    bell(voice, 0, 392 * 2 ** (Math.min(octave, 2) + note / 12), 0.1, 0.22);
  },
  turn(voice) {
    bell(voice, 0, 523, 0.14, 0.35);
    bell(voice, 0.13, 698, 0.14, 0.5);
  },
  win(voice) {
    [392, 523, 659, 784].forEach((hertz, i) => bell(voice, i * 0.13, hertz, 0.14, 0.6));
    [523, 659, 784, 1047].forEach((hertz) => bell(voice, 0.6, hertz, 0.09, 1.4));
  },
  // Somebody else won: a quiet close, no reproach.
  end(voice) {
    [659, 587, 523].forEach((hertz, i) => bell(voice, i * 0.2, hertz, 0.1, 0.7));
    [262, 392].forEach((hertz) => bell(voice, 0.6, hertz, 0.08, 1.1));
  },
  refused({ tone }) {
    for (const at of [0, 0.11])
      tone({ at, length: 0.11, level: 0.16, hertz: 190, to: 150, kind: 'triangle', attack: 0.01 });
  },
};

export interface Synth {
  volume: AudioParam; // from 0 to 1
  play(sound: Sound, options: SoundOptions): void;
}

// All sounds go through one limiter, so that several at once are no louder than comfortable.
export function createSynth(audio: BaseAudioContext): Synth {
  const volume = audio.createGain(),
    limiter = audio.createDynamicsCompressor();
  limiter.threshold.value = -18;
  limiter.knee.value = 6;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.001;
  limiter.release.value = 0.12;
  limiter.connect(volume).connect(audio.destination);
  return {
    volume: volume.gain,
    play: (sound, options) =>
      sounds[sound](
        createVoice(audio, limiter, audio.currentTime + 0.005 + (options.after ?? 0)),
        options,
      ),
  };
}
