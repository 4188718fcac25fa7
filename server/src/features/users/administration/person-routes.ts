// The administrators' calls about a person beside the account.
import { type Person, personApi } from '@wattpact/domain/users/person-api';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../platform/http/context.ts';
import { route } from '../../../platform/http/route.ts';
import { listSessions } from '../../../platform/sessions/session-ends.ts';
import type { SessionMethod } from '../../../platform/sessions/session-queries.ts';
import { getUser } from '../user-queries.ts';
import { listActs, listHeldPlaces, listSignIns } from './person-queries.ts';

export function registerPerson(app: FastifyInstance): void {
  route(app, personApi.get, ({ params }, context) => personOf(context, params.id));
  route(app, personApi.acts, async ({ params: { id }, query }, { db }) => {
    await getUser(db, id);
    return listActs(db, id, query);
  });
}

/** @throws 404 */
async function personOf({ db, now }: Context, id: string): Promise<Person> {
  const user = await getUser(db, id);
  const [companies, sessions, signIns] = await Promise.all([
    listHeldPlaces(db, id),
    listSessions(db, id, user.is_admin, now),
    listSignIns(db, id),
  ]);
  return {
    companies,
    sessions: sessions.map(({ id: sessionId, device, method, created_at: createdAt, last_seen_at: lastSeenAt }) => {
      return { id: sessionId, device, method: method as SessionMethod, createdAt, lastSeenAt };
    }),
    signIns,
  };
}
