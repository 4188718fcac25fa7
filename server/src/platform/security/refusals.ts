// The log's line on each refusal that may be part of an attack: wrong passwords and codes, what somebody may not do, a
// foreign page's calls, spent or forged links, limits that were reached, and many records that somebody may not see.
import type { Problem } from '@wattpact/domain/api/problem';
import type { FastifyRequest } from 'fastify';
import { callerId } from '../caller.ts';
import { clientNetwork } from '../rate-limits/rate-limits.ts';
import { createMissedRecords } from './missed-records.ts';
import { accountMark } from './security-acts.ts';

/** Honest people meet these every day: they say what is to be done first. */
const routine: ReadonlySet<string> = new Set([
  'error_not_signed_in',
  'error_second_factor_required',
  'error_second_factor_enrolment_required',
  'error_password_change_required',
  'error_fresh_sign_in_required',
  'error_email_not_verified',
  'error_entity_not_approved',
]);
/** Faults of a field that are guesses. */
const guesses: ReadonlySet<string> = new Set([
  'error_invalid_password',
  'error_invalid_code',
  'error_invalid.token',
  'error_invalid.signature',
  'error_invalid.invitation',
]);

const areMany = createMissedRecords();

/** Whether a person has asked for many records that do not exist or that they may not see. */
function triesRecords({ params, signedIn }: FastifyRequest): boolean {
  const record = Object.values(params ?? {}).join('/');
  return signedIn != null && record !== '' && areMany(callerId(signedIn), record, Date.now());
}

function kindOf(request: FastifyRequest, { status, code, errors = [] }: Problem): string | undefined {
  if (status === 400) return errors.find(({ key }) => guesses.has(key))?.key;
  if (status === 404) return triesRecords(request) ? 'many_records_not_found' : undefined;
  return [401, 403, 429].includes(status) && !routine.has(code) ? code : undefined;
}

/** The account that somebody tried. */
function accountOf({ body, server }: FastifyRequest): string | undefined {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? accountMark(server.platform.config, email) : undefined;
}

export function noteRefusal(request: FastifyRequest, problem: Problem): void {
  const security = kindOf(request, problem);
  if (security === undefined) return;
  request.server.platform.metrics?.refused(request.work?.call ?? 'other', security);
  const about = {
    security,
    status: problem.status,
    call: `${request.method} ${request.routeOptions.url ?? ''}`,
    network: clientNetwork(request.ip),
    userId: request.signedIn?.id,
    apiKeyId: request.signedIn?.apiKey?.id,
    account: accountOf(request),
  };
  request.log.warn(about, 'refused');
}
