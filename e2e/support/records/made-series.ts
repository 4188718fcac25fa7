// Series imported through the API.
import { type BrowserContext, expect } from '@playwright/test';

/** The hours of 2025, in each of which a plant generates half of its capacity. */
const hours = Array.from({ length: 8760 }, (_, hour) => `${new Date(Date.UTC(2025, 0, 1, hour)).toISOString()};0.5`);

/**
 * @param replaced the series in whose place it comes
 * @returns its id
 */
export async function importProfile(
  { request }: BrowserContext,
  legalEntityId: string,
  name: string,
  replaced?: string,
): Promise<string> {
  const buffer = Buffer.from(['timestamp;value', ...hours].join('\n'));
  const fields = { kind: 'profile', zone: 'portugal', resolution: 'PT60M', name, legalEntityId };
  const answer = await request.post('/api/series/import', {
    multipart: {
      ...fields,
      ...(replaced !== undefined && { seriesId: replaced }),
      file: { name: 'perfil.csv', mimeType: 'text/csv', buffer },
    },
  });
  expect(answer.status(), await answer.text()).toBe(replaced === undefined ? 201 : 200);
  return (await answer.json()).series.id;
}
