// The three best matches, beside an own project or offer. Weak ones stand in the tab alone.
import { Skeleton } from '@mantine/core';
import { recordKinds } from '@wattpact/domain/records/kinds';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { SidePart } from '../../ui/record/side-panel.tsx';
import { MatchBadge } from './match-badge.tsx';
import { useMatchWords } from './match-words.ts';
import classes from './matching.module.css';
import { NoMatches } from './no-matches.tsx';
import { counterpartPage, isGood, type OwnItem, useMatches } from './use-matches.ts';

const shown = 3;

/** Nothing where they cannot be loaded: the tab says so. */
export default function TopMatches({ own }: { own: OwnItem }) {
  const { t } = useMatchWords();
  const { data, isPending } = useMatches(own);
  if (!isPending && !data) return null;
  const best = data?.items.filter((match) => isGood(match) && !match.hidden).slice(0, shown) ?? [];
  return (
    <SidePart
      title={t('matching:title')}
      beside={
        <AppLink to={paths.record(recordKinds[own.kind].path, own.id, { tab: 'matches' })} resetScroll={false}>
          {t('matching:see_all')}
        </AppLink>
      }
    >
      {!data && <Skeleton height={150} />}
      {data && best.length === 0 && <NoMatches found={data} />}
      <ol className={classes.top}>
        {best.map(({ item, score, band }) => (
          <li key={item.id}>
            <AppLink to={counterpartPage(own, item.id)}>{item.name}</AppLink>
            <span className={classes.note}>{item.ownerName}</span>
            <MatchBadge match={{ score, band }} />
          </li>
        ))}
      </ol>
    </SidePart>
  );
}
