// Everything about users: their accounts, their profile, and what administrators do. The profile's own calls stand here.
import { userApi } from '@wattpact/domain/users/user-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { registerFileOwner } from '../files/file-owner-service.ts';
import { registerAccounts } from './account/account-routes.ts';
import { listParts, sendArchive } from './account/own-archive.ts';
import { registerPasswords } from './account/password-routes.ts';
import {
  acceptTexts,
  findAvatar,
  setAvatar,
  setLanguage,
  setPreferences,
  updateProfile,
} from './account/profile-service.ts';
import { exportUser } from './account/user-export.ts';
import { registerAdminUsers } from './administration/admin-user-routes.ts';
import { listPlaces } from './administration/person-queries.ts';
import { registerProviders } from './provider/provider-routes.ts';
import { registerSecondFactor } from './second-factor/second-factor-routes.ts';
import { registerAuth } from './sign-in/auth-routes.ts';
import { getUser } from './user-queries.ts';
import { profileOf } from './user-record.ts';

export function registerUsers(app: FastifyInstance): void {
  const { config } = app.platform;
  registerAuth(app);
  registerAccounts(app);
  registerPasswords(app);
  registerSecondFactor(app);
  registerProviders(app);
  registerAdminUsers(app);
  // A picture has its own address for everybody; its file belongs to the owner.
  registerFileOwner('user', { canSee: async ({ actor }, userId) => actor.id === userId });

  route(app, userApi.me, async (_, { db, actor }) => profileOf(await getUser(db, actor.id), config));
  route(app, userApi.updateMe, async ({ body }, context) => profileOf(await updateProfile(context, body), config));
  route(app, userApi.companies, async (_, { db, actor }) => listPlaces(db, actor.id));
  route(app, userApi.setLanguage, async ({ body }, context) =>
    profileOf(await setLanguage(context, body.language), config),
  );
  route(app, userApi.setPreferences, async ({ body }, context) =>
    profileOf(await setPreferences(context, body), config),
  );
  route(app, userApi.acceptTexts, async ({ body }, context) => profileOf(await acceptTexts(context, body), config));
  // Pictures are scaled outside of any transaction.
  route(app, userApi.setAvatar, async ({ body }, context) => profileOf(await setAvatar(context, body), config), {
    ownTransactions: true,
  });

  route(app, userApi.exportMe, async (_, { db, actor, now, reply }) => {
    reply.header('content-disposition', 'attachment; filename="account.json"').header('cache-control', 'no-store');
    return exportUser(db, await getUser(db, actor.id), now);
  });

  route(app, userApi.exportParts, async (_, context) => listParts(context));
  route(app, userApi.exportArchive, async ({ query }, context) => sendArchive(context, query.part));

  route(app, userApi.avatar, async ({ params, query }, context) => {
    const picture = await findAvatar(context, params.id);
    // A new picture has a new version and so a new address.
    const cache =
      query.version === String(picture.version) ? 'private, max-age=31536000, immutable' : 'private, no-cache';
    await context.reply
      .header('cache-control', cache)
      .header('content-length', picture.size)
      .type(picture.contentType)
      .send(picture.content);
  });
}
