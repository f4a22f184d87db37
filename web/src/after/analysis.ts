// analysis.ts: the output of `cantrip analyse --json` (docs/analysis.md), and selections from it.
export interface Outlook {
  win: number[];
  score: number[];
}
export interface Candidate {
  move: string;
  win: number;
  score: number;
}
export interface AnalysedEvent {
  number: number;
  step: number;
  round: number;
  seat: number | 'chance';
  event: string;
  class?: 'forced' | 'good' | 'doubtful' | 'bad' | 'blunder';
  loss?: number;
  played?: Candidate;
  best?: Candidate;
  reason?: string;
  luck?: number[];
  noise: number[];
  after: Outlook;
}
export interface SeatTotal {
  seat: number;
  name: string;
  start: number;
  end: number;
  luck: number;
  loss: number;
  gift: number;
  noise: number;
  without_luck: number;
  moves: number;
  forced: number;
  good: number;
  doubtful: number;
  bad: number;
  blunder: number;
}
export interface Analysis {
  nodes: number;
  start: Outlook;
  events: AnalysedEvent[];
  seats: SeatTotal[];
}

const listed = 8; // mistakes to list
const leastLoss = 0.02;

// The costliest moves, worst first.
export function worstMoves(analysis: Analysis): AnalysedEvent[] {
  return analysis.events
    .filter((event) => (event.loss ?? 0) >= leastLoss)
    .sort((a, b) => (b.loss ?? 0) - (a.loss ?? 0))
    .slice(0, listed);
}

// The chance events that changed someone's winning chances most.
export function luckiestEvents(
  analysis: Analysis,
): { event: AnalysedEvent; seat: number; luck: number }[] {
  return analysis.events
    .flatMap((event) => (event.luck ?? []).map((luck, at) => ({ event, seat: at + 1, luck })))
    .filter(({ luck }) => luck >= leastLoss)
    .sort((a, b) => b.luck - a.luck)
    .slice(0, 3);
}

// Each seat's winning chance before the first event and after each one, from 0 to 1.
export function winningChances(analysis: Analysis): number[][] {
  return analysis.start.win.map((first, seat) => [
    first,
    ...analysis.events.map((event) => event.after.win[seat]),
  ]);
}
