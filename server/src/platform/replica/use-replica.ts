// Makes the replica known to the calls, and ends it with the server.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import type { FastifyInstance } from 'fastify';
import { type Replica, startReplica } from './replica.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined without DATABASE_REPLICA_URL. */
    replica: Replica | undefined;
  }
}

export function useReplica(app: FastifyInstance): void {
  const replica = startReplica(app.platform);
  app.decorate('replica', replica);
  app.addHook('onClose', async () => replica?.stop());
}

/** Whether whoever finds the caller must say what they changed last. */
export const asksLastWrite = ({ replica }: FastifyInstance, { fromReplica }: ApiCall): boolean =>
  replica !== undefined && fromReplica === true;
