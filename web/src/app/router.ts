// router.ts: chooses the screen from the URL hash, so that any static host works.
//   #/                 home              #/new/GAME         setup
//   #/play/KEY         a saved game      #/lesson/GAME      the guided first game
//   #/rules/GAME[/N]   the rules         #/replay/KEY       replay of a saved game
//   #/record/DATA      a shared record   #/settings
//   #/puzzle[/DATE[/GAME]]   the puzzle of the day, or of an earlier one: 2026-11-19
//   #/achievements     what was achieved on this device
//   #/games[/GAME]     results on this device            #/ranking[/GAME]
//   #/profile/NAME[/GAME]   a registered name
//   #/friends[/GAME[/PLAYERS]]           online tables, or a new one
//   #/table/ID[/KEY]   an online table, by invitation    #/seat/ID/KEY  a seat
import { useLayoutEffect, useState } from 'preact/hooks';

export type Route = { screen: string; words: string[] };

export function readRoute(hash: string): Route {
  const [screen = '', ...words] = hash.replace(/^#\/?/, '').split('/').map(decodeWord);
  return { screen, words };
}
// A truncated link must not break the page.
function decodeWord(word: string) {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

export const linkTo = (...words: string[]) => `#/${words.map(encodeURIComponent).join('/')}`;
export function goTo(...words: string[]) {
  location.hash = linkTo(...words);
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => readRoute(location.hash));
  useLayoutEffect(() => {
    // a passive effect would miss a change before the first paint
    const listen = () => setRoute(readRoute(location.hash));
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);
  return route;
}
