// Work that the caller does not wait for: it begins when the answer has been sent, and the server's end waits for it.
// What must not be lost belongs in the call's transaction, or in a job that the transaction enqueues.
import type { FastifyInstance } from 'fastify';
import { createGate } from '../gate.ts';
import type { RequestContext } from './context.ts';

interface LaterWork {
  /** The line of the log when the work fails. The call was answered before. */
  failure: string;
  run(): Promise<void>;
}

export interface AfterAnswers {
  add(context: RequestContext, work: LaterWork): void;
  /** Resolves when the work of all calls so far is done. */
  settled(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    afterAnswers: AfterAnswers;
  }
}

export function useAfterAnswers(app: FastifyInstance): void {
  const { log, outages } = app.platform;
  const pending = new Set<Promise<void>>();
  // A few connections at most, however many answers go out; what a full queue refuses is logged.
  const gate = createGate({ atOnce: 2, waiting: 1000, perAsker: Number.POSITIVE_INFINITY });
  const settled = async () => void (await Promise.all(pending));
  app.decorate('afterAnswers', {
    add({ reply: { raw } }, { failure, run }) {
      // A connection that breaks emits `close` alone, perhaps before the handler comes here.
      const sent = raw.closed
        ? Promise.resolve()
        : new Promise((resolve) => raw.once('finish', resolve).once('close', resolve));
      const done = sent
        .then(() => gate('answers', run))
        .catch((error: unknown) => {
          if (!outages.note(error)) log.warn({ err: error }, failure);
        })
        .finally(() => pending.delete(done));
      pending.add(done);
    },
    settled,
  });
  app.addHook('onClose', settled);
}
