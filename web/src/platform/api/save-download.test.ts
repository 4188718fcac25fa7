import { afterEach, expect, test, vi } from 'vitest';
import { nameIn, saveDownload } from './save-download.ts';

afterEach(() => vi.unstubAllGlobals());

test('a file bears the name that the server gives it, accents and all', () => {
  expect(nameIn(`attachment; filename="Projetos 2026-11-21.csv"`)).toBe('Projetos 2026-11-21.csv');
  expect(nameIn(`attachment; filename=list.csv`)).toBe('list.csv');
  expect(nameIn(`attachment; filename="?.csv"; filename*=UTF-8''Energ%C3%ADa%201.csv`)).toBe('Energía 1.csv');
  expect(nameIn(null)).toBeUndefined();
  expect(nameIn("attachment; filename*=UTF-8''%E0%A4%A")).toBeUndefined();
});

test('a refusal bears the reason of the server', async () => {
  const gone = { type: 'about:blank', title: '', status: 410, code: 'error_gone' };
  const answer = new Response(JSON.stringify(gone), {
    status: 410,
    headers: { 'content-type': 'application/problem+json' },
  });
  vi.stubGlobal('fetch', async () => answer);
  await expect(saveDownload('/api/invoices/1/document', 'a.pdf')).rejects.toMatchObject({ problem: gone });
});
