// An invitation as the page of sign-up shows it.
import { authApi } from '@wattpact/domain/users/auth-api';
import type { FastifyInstance } from 'fastify';
import { invalid } from '../../platform/http/problem-error.ts';
import { route } from '../../platform/http/route.ts';
import { hashToken } from '../../platform/sessions/session-queries.ts';
import { findToken } from '../users/credentials/token-queries.ts';
import { findInvited } from './employee-queries.ts';

export function registerInvitations(app: FastifyInstance): void {
  route(app, authApi.readInvitation, async ({ body }, { db, now }) => {
    const invitation = await findToken(db, 'invitation', hashToken(body.token), now);
    const { legalEntityId } = (invitation?.data ?? {}) as { legalEntityId?: string };
    const invited = invitation && legalEntityId && (await findInvited(db, legalEntityId, invitation.email));
    // The company may have let the person go meanwhile.
    if (!invited) throw invalid({ path: 'token', key: 'error_invalid.token' });
    return { ...invited, email: invitation.email };
  });
}
