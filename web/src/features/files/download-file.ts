// Fetches a file over its signed link and saves it under its own name.
import { defaultDownloadName } from '@wattpact/domain/files/file';
import { fileApi } from '@wattpact/domain/files/file-api';
import { call } from '../../platform/api/call.ts';
import { saveContent } from '../../platform/api/save-content.ts';

export interface DownloadableFile {
  id: string;
  name: string;
}

/** The product's own link is changed to the page's origin, which may have another host name; a store's link is unchanged. */
function addressOf(url: string): string {
  const { pathname, search } = new URL(url, location.href);
  return pathname.startsWith('/api/') ? pathname + search : url;
}

/** @throws if the link is refused or the content does not arrive */
export async function downloadFile({ id, name }: DownloadableFile): Promise<void> {
  const { url } = await call(fileApi.download, { params: { id } });
  const response = await fetch(addressOf(url));
  if (!response.ok) throw new Error(`Download answered ${response.status}`);
  saveContent(await response.blob(), name || defaultDownloadName);
}
