// The cards of the calls about fees.
import { holds } from '@wattpact/domain/access/roles';
import { adminFeeApi, feeApi } from '@wattpact/domain/fees/fee-api';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/http/context.ts';
import { invalid } from '../../platform/http/problem-error.ts';
import { route } from '../../platform/http/route.ts';
import { findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import { getConfiguration, getPrice, inEuros, listChanges, setConfiguration } from './fee-service.ts';

/** The country of the first party; the issuer's own before one is chosen. */
async function customerCountry({ db, actor, platform }: Context, entityId: string | undefined): Promise<string> {
  if (entityId === undefined) return platform.config.issuerCountry;
  const entity = actor.isAdmin || holds(actor, 'view', [entityId]) ? await findEntitySummary(db, entityId) : undefined;
  if (!entity) throw invalid({ path: 'entityId', key: 'error_invalid.legal_entity' });
  return entity.country;
}

export function registerFees(app: FastifyInstance): void {
  route(app, feeApi.calculate, async ({ body }, context) => {
    const price = await getPrice(context, body.feeType, await customerCountry(context, body.entityId));
    return { ...price, parameters: { periodicity: price.periodicity }, ...inEuros(price) };
  });
  route(app, adminFeeApi.get, (_, context) => getConfiguration(context));
  route(app, adminFeeApi.history, (_, context) => listChanges(context));
  route(app, adminFeeApi.set, ({ body }, context) => setConfiguration(context, body));
}
