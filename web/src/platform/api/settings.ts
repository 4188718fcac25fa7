// The operator's settings: fetched once, before the first page shows.
import { useSuspenseQuery } from '@tanstack/react-query';
import { type Settings, settingsApi } from '@wattpact/domain/settings/settings-api';
import { apiQuery } from './query.ts';

export type { Settings };

export const settingsQuery = {
  ...apiQuery(settingsApi.settings, { anonymous: true }),
  staleTime: Number.POSITIVE_INFINITY,
};

export const useSettings = (): Settings => useSuspenseQuery(settingsQuery).data;
