// Authenticates and authorises a call: the session of a bearer token or cookie, or an API key as a bearer token, the
// origin of cookie calls, and the call's access.
import { holdsApproved } from '@wattpact/domain/access/roles';
import type { ApiCall } from '@wattpact/domain/api/api-call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiKeyToken } from '../api-keys/api-key-token.ts';
import { steadyNow } from '../clock.ts';
import type { Config } from '../config.ts';
import { asksLastWrite } from '../replica/use-replica.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';
import { findSession } from '../sessions/session-queries.ts';
import type { SignedIn } from './context.ts';
import { pageOrigins } from './cross-origin.ts';
import { asksFreshProof, checkFreshProof } from './fresh-proof.ts';
import { identifyKey } from './identify-key.ts';
import { forbidden, notFound, unauthorized } from './problem-error.ts';

/** With both, the bearer counts and the cookie is ignored. */
function tokenOf(request: FastifyRequest, config: Config): string | undefined {
  const { authorization } = request.headers;
  if (authorization !== undefined) return /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
  return request.cookies[sessionCookie(config)];
}

/** Only browsers send cookies automatically; a call with a bearer token was made on purpose. */
export function isForeign(headers: FastifyRequest['headers'], allowed: readonly string[]): boolean {
  if (headers.authorization !== undefined) return false;
  const site = headers['sec-fetch-site'];
  const { origin, referer } = headers;
  if (origin !== undefined) return !allowed.includes(origin);
  // A link from a page to the API's own host: no page can name another page's origin as the referrer.
  if (site === 'same-site' && referer !== undefined && URL.canParse(referer))
    return !allowed.includes(new URL(referer).origin);
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

export function allowedOrigins(config: Config): string[] {
  const { port, production, reachable } = config;
  const own = production || reachable ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return [...pageOrigins(config), ...own];
}

/** Calls that are open to a person who must first replace the password that an administrator gave them. */
const openBeforePasswordChange = ['/api/auth/change-password', '/api/users/me', '/api/auth/logout', '/api/settings'];

/** Calls that are open to an administrator who must first set up the second factor. */
const openBeforeEnrolment = [
  ...openBeforePasswordChange,
  '/api/auth/second-factor/enrol',
  '/api/auth/second-factor/confirm',
];

interface Duty {
  code: string;
  /** The calls that are open until the duty is fulfilled. */
  open: readonly string[];
}

/** What a person must do before they may use the product beyond those few calls. */
export function openDuty({ adminSecondFactor }: Config, signedIn: SignedIn): Duty | undefined {
  if (signedIn.mustChangePassword) return { code: 'error_password_change_required', open: openBeforePasswordChange };
  if (adminSecondFactor && signedIn.isAdmin && signedIn.hasSecondFactor !== true)
    return { code: 'error_second_factor_enrolment_required', open: openBeforeEnrolment };
  return undefined;
}

interface Asked {
  access: string;
  path: string;
  config: Config;
}

function checkAccess({ access, path, config }: Asked, signedIn: SignedIn | null): void {
  if (access === 'public') return;
  if (!signedIn) throw unauthorized();
  const duty = openDuty(config, signedIn);
  if (duty && !duty.open.includes(path)) throw forbidden(duty.code);
  if (access === 'admin' && !signedIn.isAdmin) throw forbidden();
  if (access === 'trader' && !holdsApproved(signedIn, 'view')) throw forbidden('error_entity_not_approved');
  if (access === 'market' && !signedIn.isAdmin && !holdsApproved(signedIn, 'view'))
    throw forbidden('error_entity_not_approved');
}

const changes = (request: FastifyRequest) => !['GET', 'HEAD', 'OPTIONS'].includes(request.method);

/** Runs in onRequest, so the body is not read before. */
export function useGuard(app: FastifyInstance): void {
  const { config, db } = app.platform;
  const allowed = allowedOrigins(config);
  app.decorateRequest('signedIn', null);
  async function identify(request: FastifyRequest, reply: FastifyReply, call: ApiCall): Promise<SignedIn | null> {
    const token = tokenOf(request, config);
    if (token === undefined || call.withoutSession) return null;
    const isKey = request.headers.authorization !== undefined && isApiKeyToken(token);
    if (isKey) return identifyKey(app, { request, reply }, token, call);
    return findSession(db, token, steadyNow(), asksLastWrite(app, call));
  }
  app.addHook('onRequest', async (request, reply) => {
    const { access, call } = request.routeOptions.config;
    if (access === undefined) return;
    const path = call?.path ?? '';
    if ((changes(request) || path === '/api/auth/logout') && isForeign(request.headers, allowed)) {
      throw forbidden('error_foreign_origin');
    }
    if (call) request.signedIn = await identify(request, reply, call);
    checkAccess({ access, path, config }, request.signedIn);
    if (request.signedIn && asksFreshProof(call, request.query)) checkFreshProof(request.signedIn, steadyNow());
  });
  // A malformed id means a record that does not exist.
  app.addHook('preHandler', async (request) => {
    const { id } = (request.params ?? {}) as { id?: string };
    if (id !== undefined && !/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id)) throw notFound();
  });
}
