// The best matches of an own project or offer, and hiding one of them.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type BestMatches, type FoundMatch, type MatchesQuery, matchApi } from '@wattpact/domain/matching/match-api';
import { leastOfBand } from '@wattpact/domain/matching/match-score';
import { type MarketKindName, recordKinds } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { adminPaths, paths } from '../../platform/address/paths.ts';
import { call } from '../../platform/api/call.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { useActingEntity } from '../../platform/session/acting-entity.ts';
import type { App } from '../../records/shown-record.ts';
import { useAct } from '../../records/use-act.ts';
import { counterpartOf } from './counterpart.ts';

/** The project or the offer whose matches are shown. */
export interface OwnItem {
  kind: MarketKindName;
  id: string;
  ownerId: string;
  /** Strangers see it. */
  isInMarket: boolean;
  app: App;
}

const calls = { project: matchApi.ofProject, offer: matchApi.ofOffer };

/** Of a partial match; the weaker ones, and those without a score, stand after the better ones. */
export const leastOfBest = leastOfBand.partial;
export const isGood = ({ score }: Pick<FoundMatch, 'score'>): boolean => score !== null && score >= leastOfBest;

const bestOnes = { limit: 10 } satisfies MatchesQuery;
const everyOne = { limit: 50 } satisfies MatchesQuery;

export const useMatches = ({ kind, id }: OwnItem, all = false) =>
  useQuery(apiQuery(calls[kind], { params: { id }, query: all ? everyOne : bestOnes }));

export const counterpartPage = ({ kind, app }: OwnItem, id: string): string => {
  const { path } = recordKinds[counterpartOf[kind]];
  return app === 'admin' ? adminPaths.record(path, id) : paths.record(path, id);
};

/** What the reader may do with a match: administrators and those who only read may nothing. */
export function useMayAct({ ownerId, app }: OwnItem): boolean {
  const { withRole } = useActingEntity();
  return app === 'marketplace' && withRole('contracting').entities.some(({ id }) => id === ownerId);
}

/** Stores whether a match is hidden, and shows it in every list of matches. */
export function useHide({ kind, id: ownItemId }: OwnItem) {
  const { t } = useTranslation('matching');
  const client = useQueryClient();
  const { run, isPending } = useAct(async () => {});
  const hide = (match: FoundMatch, onChosen: (match: FoundMatch) => void) => {
    const { hidden } = match;
    const itemId = match.item.id;
    const send = () => call(matchApi.hide, { body: { itemKind: counterpartOf[kind], itemId, ownItemId, hidden } });
    const onDone = async () => {
      onChosen(match);
      const filters = { queryKey: [calls[kind].path] };
      // An answer that is still on its way was made before the choice, and would take it back.
      await client.cancelQueries(filters);
      client.setQueriesData<BestMatches>(
        filters,
        (known) =>
          known && {
            ...known,
            items: known.items.map((one) => (one.item.id === itemId ? { ...one, hidden } : one)),
          },
      );
    };
    return run(send, { failed: t('hide_failed'), onDone });
  };
  return { hide, isPending };
}
