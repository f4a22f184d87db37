// profile-links.tsx: the ways to the profiles of those at a table who have registered their names.
import { linkTo } from '../app/router';
import { tr } from '../i18n/tr';
import { Button } from '../ui/button';
import type { Brief } from './types';

export function ProfileLinks({ brief }: { brief: Brief }) {
  const names = brief.seats.flatMap(({ name, rated }) => (rated ? [name] : []));
  if (names.length === 0) return null;
  return (
    <ul class="profile-links" aria-label={tr('Profiles')}>
      {names.map((name) => (
        <li key={name}>
          <Button kind="bare" icon="odds" href={linkTo('profile', name, brief.game.split(':')[0])}>
            <span translate={false}>{name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
