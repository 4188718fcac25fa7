// Downloads a file that the server makes, with the name that it gives.
import { requestFile } from './request.ts';
import { saveContent } from './save-content.ts';

/** RFC 6266: the extended form carries characters beyond ASCII and takes precedence. */
export function nameIn(disposition: string | null): string | undefined {
  const extended = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (extended === undefined) return disposition?.match(/filename="?([^";]+)"?/i)?.[1];
  try {
    return decodeURIComponent(extended);
  } catch {
    return undefined;
  }
}

/** @throws ApiError with the server's reason, such as too much to do at the moment */
export async function saveDownload(url: string, fallbackName: string): Promise<void> {
  const response = await requestFile(url);
  saveContent(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? fallbackName);
}
