// Saving a file under its name, and handling failures.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from './download-file.ts';
import { type Upload, useUpload } from './use-upload.ts';

const link = { href: '', download: '', click: () => {} };
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  link.click = () => saved.push(link.download);
  vi.stubGlobal('location', { href: 'https://mercado.example/pt' });
  vi.stubGlobal('document', { createElement: () => link });
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('/download/')
      ? Response.json({ url: 'https://mercado.example/api/files/content/1?x=y' })
      : new Response('%PDF'),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[FIL-05, FIL-06] the file behind the link is saved under its name, without one as download.pdf', async () => {
  await downloadFile({ id: '1', name: 'Relatório «final».pdf' });
  await downloadFile({ id: '1', name: '' });
  expect(saved).toEqual(['Relatório «final».pdf', 'download.pdf']);
});

test('[FIL-19] a file that is not there saves nothing', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: 404, code: 'error_not_found', title: '' }, { status: 404 }),
  );
  await expect(downloadFile({ id: '1', name: 'a.pdf' })).rejects.toThrow();
  expect(saved).toEqual([]);
});

test('[FIL-19] a failed deletion is logged, and nothing else', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection');
  });
  let upload: Upload | undefined;
  renderToString(
    createElement(() => {
      upload = useUpload();
      return null;
    }),
  );
  expect(upload?.discard('1')).toBeUndefined();
  const loggedTexts = () => logged.mock.calls.map(([text]) => text);
  await expect.poll(loggedTexts).toContain('The file was not deleted');
});
