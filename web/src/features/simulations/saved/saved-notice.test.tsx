import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { seriesApi } from '@wattpact/domain/series/series-api';
import { simulationApi } from '@wattpact/domain/simulation/simulation-api';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { apiQuery } from '../../../platform/api/query.ts';
import { SavedNotice } from './saved-notice.tsx';

const saved = {
  name: 'Para a administração',
  legalEntityName: 'Solar',
  savedAt: '2026-11-20T10:00:00.000Z',
  savedBy: null,
};

function drawn(isOutdated: boolean, series: readonly { id: string }[]): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const { queryKey } = apiQuery(simulationApi.get, { params: { id: 's' } });
  client.setQueryData(queryKey, { ...saved, isOutdated, input: { seriesId: 'profile' } } as never);
  client.setQueryData(apiQuery(seriesApi.list).queryKey, series as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <SavedNotice id="s" />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

test('[SIM-25] a saved simulation says that a series has changed since, or is gone', () => {
  expect(drawn(false, [{ id: 'profile' }])).toMatch(/Para a administração.*saved\.on/);
  expect(drawn(false, [{ id: 'profile' }])).not.toContain('outdated');
  expect(drawn(true, [{ id: 'profile' }])).toMatch(/outdated(?!_gone)/);
  expect(drawn(true, [])).toContain('outdated_gone');
});
