// prompt.tsx: the prompt: who acts and what to do, or what is happening.
import type { ComponentChildren } from 'preact';
import { tr } from '../i18n/tr';
import { Icon } from '../ui/icon';
import { Remark, EventText } from '../ui/move-text';
import { displayName, turnOf } from '../ui/thing-names';
import type { Match } from '../match/match';
import { thinkingText } from './question';
import { RuleLink, sentence, title } from './text';

const long = 70; // letters; longer text is set smaller to keep the line's height

// The line above it says whose turn it is.
const ownPrompt = (prompt: string, name: string) => prompt.replace(`${name}: `, '');

// The turn that is being told. While somebody elsewhere thinks, what they must do matters more.
const liveTurn = ({ viewed, playing, situation, turns }: Match) =>
  viewed.value || (!playing.value && situation.value.waits === 'elsewhere')
    ? null
    : turns.live.value;

// What the others want to know from the player: nothing is more important.
function askedAbove({ playing, viewed, remote }: Match) {
  const { title, text } = (!playing.value && !viewed.value && remote?.question()) || {};
  return title && text ? { title, text } : null;
}

// A short line above the prompt, and the prompt.
function linesOf(match: Match): [string, string] {
  const situation = match.situation.value;
  if (match.viewed.value) return [tr('An earlier position'), match.viewed.value.event.text];
  const { playing, replaying } = match;
  const asked = askedAbove(match);
  if (asked) return [asked.title, asked.text];
  const live = liveTurn(match);
  if (live) {
    const whose = displayName(situation.seats[live.seat - 1]);
    return [
      replaying.value ? tr('Once more: %s', whose) : turnOf(situation.seats[live.seat - 1]),
      playing.value?.position.prompt ?? situation.prompt,
    ];
  }
  if (playing.value) {
    const { round } = playing.value.position;
    return [round > 0 ? tr('Round %d', round) : tr('Setup'), playing.value.event.text];
  }
  if (match.turn.handover.value)
    return [
      tr('Pass it on'),
      tr('Now it is the turn of %s.', situation.seats[match.turn.handover.value - 1].name),
    ];
  if (situation.lesson?.waits)
    return [
      tr('Your first game'),
      situation.lesson.last
        ? tr('The lesson is over. Play this game to its end, or begin a new one.')
        : tr('Read the text below, then choose Next.'),
    ];
  const name = situation.seats[situation.seat - 1]?.name ?? '';
  if (situation.waits === 'over') return [tr('The game is over'), situation.prompt];
  const round = situation.round > 0 ? tr('Round %d', situation.round) : '';
  if (situation.waits === 'computer') return [round, situation.prompt];
  if (situation.waits === 'elsewhere') return [tr('Waiting for %s', name), situation.prompt];
  if (match.turn.choosesForMe.value)
    return [thinkingText(match), tr('Everything until the first roll is chosen for you.')];
  const who = match.people() === 1 ? tr('Your turn') : name; // nobody else could be meant
  if (match.sending.value)
    return (
      match.remote?.told?.() ?? [tr('Your move is made'), tr('It is on its way to the server.')]
    );
  const whose = situation.round > 0 ? tr('%s, round %d', who, situation.round) : who;
  const { whole, remark } = situation.draft;
  const line = !whole
    ? ownPrompt(situation.prompt, name)
    : remark
      ? tr('Make this move?')
      : tr('Your move is ready. Make it, or go back.');
  return [situation.practice ? tr('%s, practice', whose) : whose, line];
}

export function Prompt({ match }: { match: Match }) {
  const [over, line] = linesOf(match);
  const event = (match.viewed.value ?? match.playing.value)?.event;
  const live = askedAbove(match) ? null : liveTurn(match);
  // What is happening: the card of the turn says what it has brought so far.
  const words: ComponentChildren =
    event && !match.playing.value?.still ? (
      <EventText game={match.game} event={event} seats={match.situation.value.seats} />
    ) : (
      sentence(line)
    );
  const brings = match.turn.canAct.value ? match.situation.value.draft.remark : '';
  const kind = match.viewed.value
    ? 'past'
    : live || match.playing.value
      ? 'playing'
      : match.situation.value.waits;
  const unsaved = tr('The last move could not be kept on this device. Save the game as a file.');
  return (
    <div class={`play-prompt play-prompt-${kind}`}>
      <div class="play-prompt-words">
        <p class="play-prompt-over">{title(over)}</p>
        <p class={`play-prompt-line ${line.length > long ? 'play-prompt-long' : ''}`} tabIndex={-1}>
          {words}
          {brings && (
            <>
              {' '}
              <Remark game={match.game} text={sentence(brings)} />
            </>
          )}
        </p>
      </div>
      {match.autosave?.failed.value && (
        <span class="play-unsaved" role="img" title={unsaved} aria-label={unsaved}>
          <Icon name="warn" />
        </span>
      )}
      <span class="play-prompt-rules">
        <RuleLink game={match.game} rule="">
          {tr('Rules')}
        </RuleLink>
      </span>
    </div>
  );
}
