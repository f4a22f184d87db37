// router.ts: which screen is shown, from the address after '#', so that any static host will do.
//   #/                 home              #/new/GAME         set-up
//   #/play/KEY         a kept game       #/lesson/GAME      the guided first game
//   #/rules/GAME[/N]   the rules         #/replay/KEY       looking back on a kept game
//   #/record/DATA      a shared record   #/settings
//   #/friends[/GAME]   tables of a server, or a new one
//   #/table/ID[/KEY]   a table there, KEY invites      #/seat/ID/KEY  a seat
import { useLayoutEffect, useState } from 'preact/hooks';

export type Route = { screen: string; words: string[] };

export function readRoute(hash: string): Route {
  const [screen = '', ...words] = hash.replace(/^#\/?/, '').split('/').map(decodeWord);
  return { screen, words };
}
// A link somebody cut in two must not stop the page.
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
    // an effect after painting would miss an address that changes before
    const listen = () => setRoute(readRoute(location.hash));
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);
  return route;
}
