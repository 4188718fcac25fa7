// What the usage page shows, kept in its address: the period, and the page or act whose days are shown.
import { keepPreviousData } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import type { Received } from '@wattpact/domain/api/api-call';
import { type Counted, type CountedPeriod, countedNames, countedPeriods } from '@wattpact/domain/telemetry/counted';
import { adminTelemetryApi } from '@wattpact/domain/telemetry/telemetry-api';
import { apiQuery } from '../../platform/api/query.ts';

export type Usage = Received<typeof adminTelemetryApi.usage>;

export interface UsageChoice {
  days: CountedPeriod;
  /** Undefined for all pages. */
  name: Counted | undefined;
  setDays: (days: string) => void;
  setName: (name: string | undefined) => void;
}

const usualDays: CountedPeriod = '30';

export function useUsageChoice(): UsageChoice {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const router = useRouter();
  const set = (change: Record<string, string | undefined>) =>
    void router.navigate({
      to: '.',
      search: (now: Record<string, unknown>) => ({ ...now, ...change }),
      replace: true,
      resetScroll: false,
    } as never);
  return {
    days: countedPeriods.find((days) => days === String(search.days)) ?? usualDays,
    name: countedNames.find((name) => name === search.name),
    setDays: (days) => set({ days: days === usualDays ? undefined : days }),
    setName: (name) => set({ name }),
  };
}

export const usageQuery = ({ days, name }: Pick<UsageChoice, 'days' | 'name'>) => ({
  ...apiQuery(adminTelemetryApi.usage, { query: { days, ...(name && { name }) } }),
  placeholderData: keepPreviousData,
});
