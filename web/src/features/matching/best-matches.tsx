// The best matches of an own project or offer, as a tab of its page.
import { Button, Skeleton } from '@mantine/core';
import type { FoundMatch, BestMatches as FoundMatches } from '@wattpact/domain/matching/match-api';
import { useState } from 'react';
import { paths } from '../../platform/address/paths.ts';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { MatchRow } from './match-row.tsx';
import { useMatchWords } from './match-words.ts';
import classes from './matching.module.css';
import { NoMatches } from './no-matches.tsx';
import { keepPlaces, type PlacedMatch, withChoice } from './placed-matches.ts';
import { isGood, leastOfBest, type OwnItem, useMatches, useMayAct } from './use-matches.ts';

export default function BestMatches({ own }: { own: OwnItem }) {
  const { t } = useMatchWords();
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useMatches(own, all);
  const [placed, setPlaced] = useState<readonly PlacedMatch[]>([]);
  const items = data && keepPlaces(data.items, placed);
  const onChosen = (match: FoundMatch) => {
    const index = items?.findIndex(({ item }) => item.id === match.item.id) ?? 0;
    setPlaced((known) => withChoice(known, match, index));
  };
  const help = (
    <a href={paths.manual('matches')} target="_blank" rel="noreferrer">
      {t('matching:how')}
    </a>
  );
  return (
    <>
      {!own.isInMarket && <Notice kind="information" title={t('matching:unseen')} />}
      <SectionPaper title={t('matching:title')} aside={help}>
        {data && items ? (
          <Rows own={own} found={{ ...data, items }} onChosen={onChosen} />
        ) : error ? (
          <FailedPart error={error} onRetry={refetch} />
        ) : (
          <Skeleton height={320} />
        )}
        {items && all && data.examined > items.length && (
          <p className="quiet">{t('matching:first_of', { shown: items.length, examined: data.examined })}</p>
        )}
        {data && (all || data.examined > data.items.length) && (
          <Button variant="default" mt={12} onClick={() => setAll(!all)}>
            {t(all ? 'matching:see_best' : 'matching:see_all')}
          </Button>
        )}
      </SectionPaper>
    </>
  );
}

interface RowsProps {
  own: OwnItem;
  found: FoundMatches;
  onChosen: (match: FoundMatch) => void;
}

/** The weak ones stand apart, so that nobody takes the first of them for a good one. */
function Rows({ own, found, onChosen }: RowsProps) {
  const { t } = useMatchWords();
  const mayAct = useMayAct(own);
  const { items } = found;
  const [good, weak] = [items.filter(isGood), items.filter((match) => !isGood(match))];
  const list = (matches: readonly FoundMatch[]) => (
    <ol>
      {matches.map((match) => (
        <MatchRow key={match.item.id} own={own} match={match} mayAct={mayAct} onChosen={onChosen} />
      ))}
    </ol>
  );
  return (
    <>
      {good.length > 0 ? list(good) : <NoMatches found={found} />}
      {weak.length > 0 && (
        <>
          <div className={classes.weaker}>
            <h3>{t('matching:weaker')}</h3>
            <p className="quiet">{t('matching:weaker_note', { least: leastOfBest })}</p>
          </div>
          {list(weak)}
        </>
      )}
    </>
  );
}
