// Names of others' servers, looked up by the machine's resolver. A look-up holds a thread for as long as the name server
// is silent, and libuv gives look-ups two of its four, which mail, storage and database need for their own names too: so
// a name is looked up once for all who ask meanwhile, few names are looked up at once, and nobody waits for long.
import type { LookupAddress } from 'node:dns';

export type ResolveHost = (host: string) => Promise<LookupAddress[]>;

interface Bounds {
  /** Names at once; a name that nobody waits for any more counts until its look-up ends. */
  atOnce: number;
  /** How long somebody waits, for their turn too. */
  waitMs: number;
}

/** The look-ups of other names took so long that this one did not begin. */
export class LookupNotBegun extends Error {}

const inTime = <Value>(work: Promise<Value>, waitMs: number, hasBegun: () => boolean): Promise<Value> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const silent = () => Object.assign(new Error('No answer of the name server'), { name: 'TimeoutError' });
  const timer = setTimeout(() => reject(hasBegun() ? silent() : new LookupNotBegun()), waitMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

interface Lookup {
  answer: Promise<LookupAddress[]>;
  waiting: number;
  hasBegun: boolean;
}

export function sharedLookups(resolve: ResolveHost, { atOnce, waitMs }: Bounds): ResolveHost {
  /** By host: waiting for their turn, or running. */
  const lookups = new Map<string, Lookup>();
  const turns: (() => void)[] = [];
  let running = 0;

  async function lookUp(host: string): Promise<LookupAddress[]> {
    if (running >= atOnce) await new Promise<void>((begin) => turns.push(begin));
    else running += 1;
    try {
      // Whoever asked has gone.
      const lookup = lookups.get(host);
      if (lookup?.waiting === 0) return [];
      if (lookup) lookup.hasBegun = true;
      return await resolve(host);
    } finally {
      lookups.delete(host);
      const next = turns.shift();
      // The turn is handed on.
      if (next) next();
      else running -= 1;
    }
  }

  /** @throws LookupNotBegun where its turn did not come */
  return async (host) => {
    const lookup = lookups.get(host) ?? { answer: Promise.resolve(host).then(lookUp), waiting: 0, hasBegun: false };
    lookups.set(host, lookup);
    lookup.waiting += 1;
    // What fails when nobody waits any more is nobody's error.
    lookup.answer.catch(() => {});
    try {
      return await inTime(lookup.answer, waitMs, () => lookup.hasBegun);
    } finally {
      lookup.waiting -= 1;
    }
  };
}
