// What a process remembers of a database, by database: a process may use several, as tests do.
import type { Db } from './database.ts';

/**
 * @param create makes the empty memory of a database
 * @returns a function that finds the memory of the database that a pool or a transaction uses
 */
export function perDatabase<Memory>(create: () => Memory): (db: Db) => Memory {
  const memories = new WeakMap<object, Memory>();
  return (db) => {
    // A transaction has the adapter of its database.
    const { adapter } = db.getExecutor();
    const known = memories.get(adapter);
    if (known !== undefined) return known;
    const memory = create();
    memories.set(adapter, memory);
    return memory;
  };
}
