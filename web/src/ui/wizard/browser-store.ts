// Values stored in this browser. If storage is full or forbidden, they last as long as the page.

const remembered = new Map<string, string>();

export function readStored<Stored>(key: string): Stored | undefined {
  try {
    const text = remembered.get(key) ?? localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Stored);
  } catch {
    return undefined;
  }
}

/** @returns whether the value survives a reload */
export function writeStored(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    remembered.delete(key);
    return true;
  } catch {
    remembered.set(key, text);
    return false;
  }
}

export function removeStored(key: string): void {
  remembered.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {}
}
