// The administrators' calls about users.
import { adminUserApi } from '@wattpact/domain/users/admin-user-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { mapPage } from '../../../platform/lists/list-page.ts';
import { checkNotGuessable } from '../credentials/guessable.ts';
import { hashPassword } from '../credentials/password.ts';
import { getUser, listUsers } from '../user-queries.ts';
import { userRecordOf } from '../user-record.ts';
import {
  createAdministrator,
  disableUser,
  enableUser,
  removeUser,
  resetUserFactor,
  restoreUser,
} from './admin-user-service.ts';
import { registerPerson } from './person-routes.ts';
import { exportUsers } from './user-list-export.ts';

export function registerAdminUsers(app: FastifyInstance): void {
  registerPerson(app);
  route(app, adminUserApi.list, async ({ query }, { db, actor }) =>
    mapPage(await listUsers(db, actor, query), (row) => userRecordOf(row, actor)),
  );
  route(app, adminUserApi.listExport, ({ query }, context) => exportUsers(context, query));
  route(
    app,
    adminUserApi.create,
    async ({ body }, context, passwordHash: string) => {
      const options = { passwordHash, language: context.actor.language, mustChangePassword: true };
      return userRecordOf(await createAdministrator(context, body, options), context.actor);
    },
    {
      before: ({ body }, { actor, platform: { config } }) => {
        checkNotGuessable(config, body, { path: 'password', password: body.password });
        return hashPassword(body.password, actor.id);
      },
    },
  );
  route(app, adminUserApi.get, async ({ params }, { db, actor }) => userRecordOf(await getUser(db, params.id), actor));
  route(app, adminUserApi.remove, async ({ params }, context) => removeUser(context, params.id));
  route(app, adminUserApi.setStatus, async ({ params: { id, status } }, context) => {
    const user = await (status === 'inactive' ? disableUser(context, id) : enableUser(context, id));
    return userRecordOf(user, context.actor);
  });
  route(app, adminUserApi.restore, async ({ params }, context) =>
    userRecordOf(await restoreUser(context, params.id), context.actor),
  );
  route(app, adminUserApi.resetSecondFactor, async ({ params }, context) =>
    userRecordOf(await resetUserFactor(context, params.id), context.actor),
  );
}
