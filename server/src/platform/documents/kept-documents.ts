// The last written documents, up to a number of bytes; those not asked for go first.

/** About a hundred contracts. */
const mostBytes = 8 * 1_048_576;

export interface KeptDocuments {
  find(key: string): Buffer | undefined;
  keep(key: string, bytes: Buffer): void;
}

export function keepDocuments(most = mostBytes): KeptDocuments {
  // A map keeps the order in which entries were set.
  const kept = new Map<string, Buffer>();
  let size = 0;

  function drop(key: string): void {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  }

  return {
    find(key) {
      const bytes = kept.get(key);
      if (bytes === undefined) return undefined;
      kept.delete(key);
      kept.set(key, bytes);
      return bytes;
    },
    keep(key, bytes) {
      drop(key);
      if (bytes.length > most) return;
      kept.set(key, bytes);
      size += bytes.length;
      for (const oldest of kept.keys()) {
        if (size <= most) return;
        drop(oldest);
      }
    },
  };
}
