// What is saved without the caller waiting: it begins when the answer has been sent, and the server's end waits for it.
// What must not be lost belongs in the call's transaction, or in a job that the transaction enqueues.
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';
import { createGroups } from '../groups.ts';
import type { RequestContext } from './context.ts';

interface LaterWork<Item> {
  /** The line of the log when they are not saved. The calls were answered before. */
  failure: string;
  items: readonly Item[];
  /** Gets the items of several calls; calls that pass the same function share its groups. */
  save(db: Db, items: readonly Item[]): Promise<void>;
}

export interface AfterAnswers {
  add<Item>(context: Pick<RequestContext, 'reply'>, work: LaterWork<Item>): void;
  /** Resolves when what all calls so far have added is saved. */
  settled(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    afterAnswers: AfterAnswers;
  }
}

type Save = LaterWork<never>['save'];
type Add = (items: readonly never[]) => Promise<void>;

/** Resolves when the answer is sent. A connection that breaks emits `close` alone, perhaps before the handler asks. */
const sent = ({ raw }: RequestContext['reply']): Promise<unknown> =>
  raw.closed ? Promise.resolve() : new Promise((resolve) => raw.once('finish', resolve).once('close', resolve));

export function useAfterAnswers(app: FastifyInstance): void {
  const { db, log, outages } = app.platform;
  const pending = new Set<Promise<void>>();
  const groups = new Map<Save, Add>();

  function groupsOf({ save, failure }: LaterWork<never>): Add {
    const known = groups.get(save);
    if (known) return known;
    const add = createGroups<never>(async (items) => {
      try {
        await save(db, items);
      } catch (error) {
        if (!outages.note(error)) log.warn({ err: error }, failure);
      }
    });
    groups.set(save, add);
    return add;
  }

  const settled = async () => void (await Promise.all(pending));
  app.decorate('afterAnswers', {
    add({ reply }, work) {
      const add = groupsOf(work as LaterWork<never>);
      const done: Promise<void> = sent(reply)
        .then(() => add(work.items as readonly never[]))
        .finally(() => pending.delete(done));
      pending.add(done);
    },
    settled,
  });
  app.addHook('onClose', settled);
}
