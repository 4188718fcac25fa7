// Looks a fiscal number up: whether it is valid, whether an entity has it, and which one.

import { isFiscalNumber, normaliseFiscalNumber } from '@wattpact/domain/fiscal-numbers/fiscal-number';
import { fiscalNumberApi } from '@wattpact/domain/fiscal-numbers/fiscal-number-api';
import { type Country, countries } from '@wattpact/domain/terms/enumerations';
import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../../platform/http/context.ts';
import { found } from '../../platform/http/problem-error.ts';
import { route } from '../../platform/http/route.ts';
import { limitHits } from '../../platform/rate-limits/rate-limits.ts';
import { type EntitySummary, isNumberInUse, listApprovedByNumber } from './legal-entity-queries.ts';

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

async function fiscalInfoOf(context: RequestContext, typed: string, country?: Country) {
  const { platform, actor, request, now } = context;
  const entity = found(
    await limitHits(platform.db, `fiscal-info ${actor.id}`, {
      now,
      find: () => findOnlyOne(context, typed, country),
      isHit: (one) => one !== undefined,
    }),
  );
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
