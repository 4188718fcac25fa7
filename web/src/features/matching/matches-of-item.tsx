// What the page of a project or an offer shows of its matches; loaded after the page.
import { Skeleton } from '@mantine/core';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../platform/lazy.ts';
import { withTexts } from '../../platform/words/i18n.ts';
import type { QueryTab } from '../../ui/record/query-tabs.tsx';
import { SidePart } from '../../ui/record/side-panel.tsx';
import type { OwnItem } from './use-matches.ts';

const BestMatches = lazy(withTexts(() => import('./best-matches.tsx'), 'matching'));
const PairScore = lazy(withTexts(() => import('./pair-score.tsx'), 'matching'));
const TopMatches = lazy(withTexts(() => import('./top-matches.tsx'), 'matching'));

export function useMatchesTab(own: OwnItem | undefined): QueryTab[] {
  const { t } = useTranslation();
  if (!own) return [];
  const content = (
    <Suspense fallback={<Skeleton height={320} radius="md" />}>
      <BestMatches own={own} />
    </Suspense>
  );
  return [{ value: 'matches', label: t('market.matches'), content, onlyWhenOpen: true }];
}

export const MatchesBeside = ({ own }: { own: OwnItem }) => (
  <Suspense
    fallback={
      <SidePart>
        <Skeleton height={180} />
      </SidePart>
    }
  >
    <TopMatches own={own} />
  </Suspense>
);

/** For strangers. */
export const PairBadge = (pair: { kind: MarketKindName; id: string }) => (
  <Suspense fallback={<Skeleton className="pair-place" />}>
    <PairScore {...pair} />
  </Suspense>
);
