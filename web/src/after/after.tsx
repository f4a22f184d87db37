// after.tsx: what is shown when a game is over: who won and by what, then a look back.
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { App } from '../core/app';
import type { Kept } from '../core/kept';
import type { Session } from '../core/module';
import { goTo, linkTo } from '../core/router';
import { say } from '../core/say';
import type { DiceGroup, Situation } from '../core/types';
import { Button } from '../ui/button';
import { shownName } from '../ui/names';
import { useOnce } from '../ui/once';
import { DiceStatistics } from './dice';
import { rematch } from './rematch';
import { Review } from './review';
import { Breakdown, Result } from './scores';
import { Sharing } from './sharing';
import { isFair, Verify } from './verify';

interface Props { app: App; session: Session; situation: Situation; kept: Pick<Kept, 'key' | 'record'>; instead?: ComponentChildren } // instead: of playing again on this device

export function After({ app, session, situation, kept, instead }: Props) {
  const { record, groups } = useMemo(() => ({
    record: isFair(kept.record) ? kept.record : session.do<{ record: string }>('record').record,
    groups: session.do<{ groups: DiceGroup[] }>('dice').groups,
  }), [session, situation.hash, kept.record]);
  const again = useOnce(() => rematch(app, situation));
  const look = (step: number) => goTo('replay', kept.key, String(step));
  return (
    <div class="after">
      <section class="after-section after-hero" aria-labelledby="after-won">
        <Result situation={situation} />
        <div class="after-buttons">
          {instead ?? <>
            <Button kind="main" icon="dice" onClick={again}>{say('Play again')}</Button>
            <Button icon="settings" href={linkTo('new', situation.game)}>{say('Another set-up')}</Button>
          </>}
          <Button icon="play" href={linkTo('replay', kept.key)}>{say('Watch it again')}</Button>
        </div>
        <Sharing game={situation.game} id={situation.id} record={record} />
        <Breakdown situation={situation} />
      </section>
      {isFair(record) && <Verify app={app} record={record} />}
      <Review app={app} record={record} game={situation.game} names={situation.seats.map(shownName)} onLook={look} />
      <DiceStatistics groups={groups} />
    </div>
  );
}
