// The content of a file, fetched over its signed link.
import { queryOptions } from '@tanstack/react-query';
import { fileApi } from '@wattpact/domain/files/file-api';
import { apiOrigin } from '../../platform/api/api-origin.ts';
import { call } from '../../platform/api/call.ts';

/** The product's own link is changed to the origin that the page calls, which may have another host name; a store's link is unchanged. */
function addressOf(url: string): string {
  const { pathname, search } = new URL(url, location.href);
  return pathname.startsWith('/api/') ? apiOrigin + pathname + search : url;
}

/** @throws if the link is refused or the content does not arrive */
export async function fetchContent(id: string): Promise<Blob> {
  const { url } = await call(fileApi.download, { params: { id } });
  const response = await fetch(addressOf(url));
  if (!response.ok) throw new Error(`Download answered ${response.status}`);
  return response.blob();
}

/** A file never changes; its content is forgotten soon, because it may be large. */
export const contentQuery = (id: string) =>
  queryOptions({
    queryKey: ['file content', id],
    queryFn: () => fetchContent(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
