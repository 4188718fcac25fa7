// Fetches a file over its signed link and saves it under its own name.
import { defaultDownloadName } from 'domain/files/file';
import { fileApi } from 'domain/files/file-api';
import { call } from '../../platform/call.ts';

export interface DownloadableFile {
  id: string;
  name: string;
}

function save(content: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name || defaultDownloadName;
  link.click();
  // The browser has taken the content when the click returns; the address is kept a moment for slow disks.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The product's own link is fetched from the page's own origin, by whatever name that was opened; a store's as it is. */
function addressOf(url: string): string {
  const { pathname, search } = new URL(url, location.href);
  return pathname.startsWith('/api/') ? pathname + search : url;
}

/** @throws when the link is refused or the content does not arrive */
export async function downloadFile({ id, name }: DownloadableFile): Promise<void> {
  const { url } = await call(fileApi.download, { params: { id } });
  const response = await fetch(addressOf(url));
  if (!response.ok) throw new Error(`Download answered ${response.status}`);
  save(await response.blob(), name);
}
