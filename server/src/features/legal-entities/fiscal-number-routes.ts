// Looks a fiscal number up: whether it is valid, whether an entity has it, and which one.

import { isFiscalNumber, normaliseFiscalNumber } from '@wattpact/domain/fiscal-numbers/fiscal-number';
import { fiscalNumberApi } from '@wattpact/domain/fiscal-numbers/fiscal-number-api';
import { type Country, countries } from '@wattpact/domain/terms/enumerations';
import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import { route } from '../../platform/http/route.ts';
import { limitCalls } from '../../platform/rate-limits/rate-limits.ts';
import { type EntitySummary, isNumberInUse, listApprovedByNumber } from './legal-entity-queries.ts';

/** The number of hits per user: enough for work, too few to copy the register. */
const positiveAnswers = { limit: 60, windowSeconds: 3600 };

/** The country is unknown, so the number is normalised by the rules of each country. */
async function findByNumber(context: RequestContext, typed: string, country?: Country): Promise<EntitySummary[]> {
  const readings = new Set((country ? [country] : countries).map((one) => normaliseFiscalNumber(one, typed)));
  const found = await Promise.all([...readings].map((number) => listApprovedByNumber(context.db, number, country)));
  return found.flat();
}

async function fiscalInfoOf(context: RequestContext, typed: string, country?: Country) {
  const [entity, another] = await findByNumber(context, typed, country);
  // Two countries with the same number give no single entity.
  if (!entity || another) throw notFound();
  const { platform, actor, request, now } = context;
  await limitCalls(platform.db, `fiscal-info ${actor.id}`, positiveAnswers, now);
  request.log.info({ userId: actor.id, legalEntityId: entity.id }, 'fiscal info answered');
  const { id: _, status: __, ...info } = entity;
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
