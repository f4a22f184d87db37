// puzzle-card.tsx: the way from the home page to the puzzle of the day.
import { linkTo } from '../app/router';
import { tr } from '../i18n/tr';
import { Button } from '../ui/button';

export const PuzzleCard = () => (
  <Button icon="puzzle" href={linkTo('puzzle')}>
    {tr('Puzzle of the day')}
  </Button>
);
