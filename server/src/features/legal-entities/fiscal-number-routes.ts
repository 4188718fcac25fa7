// Looks a fiscal number up: whether it is valid, whether an entity has it, and which one; of a number that no entity has,
// what an outside register says, if the installation has one.
import type { Answer } from '@wattpact/domain/api/api-call';
import { isFiscalNumber, normaliseFiscalNumber } from '@wattpact/domain/fiscal-numbers/fiscal-number';
import { fiscalNumberApi } from '@wattpact/domain/fiscal-numbers/fiscal-number-api';
import { type Country, countries } from '@wattpact/domain/terms/enumerations';
import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/http/problem-error.ts';
import { route } from '../../platform/http/route.ts';
import { limitHits } from '../../platform/rate-limits/rate-limits.ts';
import { hasRegister, lookUpCompany } from '../company-register/company-register-service.ts';
import { type EntitySummary, isNumberInUse, listApprovedByNumber } from './legal-entity-queries.ts';

interface Found {
  /** Undefined for a company of the outside register. */
  legalEntityId?: string;
  info: Answer<typeof fiscalNumberApi.info>;
}

/** The country is unknown, so the number is normalised by the rules of each country. */
async function findByNumber(context: RequestContext, typed: string, country?: Country): Promise<EntitySummary[]> {
  const readings = new Set((country ? [country] : countries).map((one) => normaliseFiscalNumber(one, typed)));
  const found = await Promise.all([...readings].map((number) => listApprovedByNumber(context.db, number, country)));
  return found.flat();
}

/** Two countries with the same number give no single entity. */
async function findOnlyOne(context: RequestContext, typed: string, country?: Country) {
  const [entity, another] = await findByNumber(context, typed, country);
  return another ? undefined : entity;
}

/**
 * An approved entity, or what the outside register says of a number that nobody here has.
 * @throws 404, with a code of its own where the register could not be asked
 */
async function findInfo(context: RequestContext, typed: string, country?: Country): Promise<Found | undefined> {
  const entity = await findOnlyOne(context, typed, country);
  if (entity) {
    const { id, status: _, houseNumber, ...info } = entity;
    return { legalEntityId: id, info: { ...info, ...(houseNumber !== null && { houseNumber }) } };
  }
  const { db, platform } = context;
  if (!country || !hasRegister(platform)) return undefined;
  const fiscalNumber = normaliseFiscalNumber(country, typed);
  if (!isFiscalNumber(country, fiscalNumber) || (await isNumberInUse(db, country, fiscalNumber))) return undefined;
  const company = await lookUpCompany(context, { country, number: fiscalNumber });
  if (company === 'unavailable') throw notFound('error_company_register');
  return company && { info: { ...company, fiscalNumber, country, source: 'register' } };
}

async function fiscalInfoOf(context: RequestContext, typed: string, country?: Country) {
  const { platform, actor, request, now } = context;
  const { legalEntityId, info } = found(
    await limitHits(platform.db, `fiscal-info ${actor.id}`, {
      now,
      find: () => findInfo(context, typed, country),
      isHit: (one) => one !== undefined,
    }),
  );
  request.log.info({ userId: actor.id, legalEntityId }, 'fiscal info answered');
  return info;
}

export function registerFiscalNumbers(app: FastifyInstance): void {
  route(app, fiscalNumberApi.info, ({ params, query }, context) => fiscalInfoOf(context, params.number, query.country));
  route(app, fiscalNumberApi.verify, async ({ params: { country, number: typed } }, { db }) => {
    const number = normaliseFiscalNumber(country, typed);
    const valid = isFiscalNumber(country, number);
    return { valid, existsInDatabase: valid && (await isNumberInUse(db, country, number)) };
  });
}
