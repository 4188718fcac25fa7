// People who open lists and threads at a steady rate; a read is not repeated, so that each failure counts.
import type { Person } from '../realtime/parties.ts';

export interface ReadLoad {
  perSecond: number;
  people: readonly Person[];
  /** The address of the server for the nth read. */
  urlOf: (index: number) => string;
}

const pathsOf = ({ negotiationId }: Person): string[] => [
  '/api/notifications?limit=10',
  '/api/search/projects?limit=20',
  '/api/users/me',
  ...(negotiationId === undefined ? [] : [`/api/negotiations/${negotiationId}/messages?limit=20`]),
];

export function startReadLoad({ perSecond, people, urlOf }: ReadLoad) {
  /** How often each status was returned; 0: no answer at all. */
  const statuses = new Map<number, number>();
  const reads: Promise<void>[] = [];

  async function read(index: number): Promise<void> {
    const person = people[index % people.length];
    if (!person) return;
    const paths = pathsOf(person);
    const url = `${urlOf(index)}${paths[Math.floor(index / people.length) % paths.length]}`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${person.token}` } }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }

  const timer = setInterval(() => reads.push(read(reads.length)), 1000 / perSecond);
  return {
    statuses,
    count: () => reads.length,
    async stop() {
      clearInterval(timer);
      await Promise.all(reads);
    },
  };
}
