// Saves the server's answer as a file, with the name that the answer gives.
const unicodeName = /filename\*=UTF-8''([^;]+)/i;
const plainName = /filename="([^"]+)"/i;

export function nameOf(disposition: string | null, fallback: string): string {
  const encoded = unicodeName.exec(disposition ?? '')?.[1];
  if (encoded === undefined) return plainName.exec(disposition ?? '')?.[1] ?? fallback;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return fallback;
  }
}

/** @throws when the server refuses */
export async function saveResponse(response: Response, fallback: string): Promise<void> {
  if (!response.ok) throw new Error(`Download answered ${response.status}`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = nameOf(response.headers.get('content-disposition'), fallback);
  link.click();
  // The browser has the content when the click returns; the object URL is kept a little longer for slow disks.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
