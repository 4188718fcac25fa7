// The best matches of an own project or offer, as a tab of its page.
import { Button, Skeleton } from '@mantine/core';
import type { BestMatches as FoundMatches } from '@wattpact/domain/matching/match-api';
import { useState } from 'react';
import { paths } from '../../platform/address/paths.ts';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { MatchRow } from './match-row.tsx';
import { useMatchWords } from './match-words.ts';
import { NoMatches } from './no-matches.tsx';
import { type OwnItem, useMatches, useMayAct } from './use-matches.ts';

export default function BestMatches({ own }: { own: OwnItem }) {
  const { t } = useMatchWords();
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useMatches(own, all);
  const help = (
    <a href={paths.manual('matches')} target="_blank" rel="noreferrer">
      {t('matching:how')}
    </a>
  );
  return (
    <>
      {!own.isInMarket && <Notice kind="information" title={t('matching:unseen')} />}
      <SectionPaper title={t('matching:title')} aside={help}>
        {data ? (
          <Rows own={own} found={data} />
        ) : error ? (
          <FailedPart error={error} onRetry={refetch} />
        ) : (
          <Skeleton height={320} />
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

function Rows({ own, found }: { own: OwnItem; found: FoundMatches }) {
  const mayAct = useMayAct(own);
  if (found.items.length === 0) return <NoMatches found={found} />;
  return (
    <ol>
      {found.items.map((match) => (
        <MatchRow key={match.item.id} own={own} match={match} mayAct={mayAct} />
      ))}
    </ol>
  );
}
