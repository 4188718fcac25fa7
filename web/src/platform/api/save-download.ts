// Downloads a list as a file, with the name that the server gives it.
import { ApiError, problemOf, urlOf } from './request.ts';
import { saveContent } from './save-content.ts';

/** RFC 6266: the extended form carries characters beyond ASCII and takes precedence. */
export function nameIn(disposition: string | null): string | undefined {
  const extended = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (extended) return decodeURIComponent(extended);
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1];
}

/** @throws ApiError when the list is too long for the format, or requested too often */
export async function saveExport(path: string, query: object, fallbackName: string): Promise<void> {
  const response = await fetch(urlOf(path, {}, query), { credentials: 'same-origin' });
  if (!response.ok) {
    const json: unknown = response.headers.get('content-type')?.includes('json') ? await response.json() : undefined;
    throw new ApiError(problemOf(json, response));
  }
  saveContent(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? fallbackName);
}
