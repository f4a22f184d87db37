// views.ts: the view of each game; a list of choices does for any other.
import type { View } from './core/view';
import { ciubView } from './ciub/view';
import { pigView } from './pig/view';
import { sealsView } from './seals/view';

const views: Record<string, View> = { seals: sealsView, ciub: ciubView, pig: pigView };
export const viewOf = (game: string): View => views[game] ?? pigView;
