// event-sound.ts: the sound of an event: dice that fall, or what the game's words say.
import type { GameEvent } from '../engine/types';
import { soundsOf } from '../games/registry';
import { playSound } from '../ui/sound';

// `after`: seconds to wait.
export function soundEvent(game: string, { seat, dice, move }: GameEvent, after = 0) {
  if (dice > 0) playSound('roll', { dice, after });
  if (seat === 0) return;
  const sounds = soundsOf(game);
  const word = move.split(' ').find((one) => Object.hasOwn(sounds, one));
  playSound(word === undefined ? 'place' : sounds[word], { after });
}
