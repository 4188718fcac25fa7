// The spellings of each kind, in every place that uses one.
import { expect, test } from 'vitest';
import { dashboardApi } from '../dashboard/dashboard-api.ts';
import { adminEnergyContractApi, energyContractApi } from '../energy-contracts/energy-contract-api.ts';
import { adminLegalEntityApi, legalEntityApi } from '../legal-entities/legal-entity-api.ts';
import { adminOfferApi, offerApi } from '../offers/offer-api.ts';
import { adminProjectApi, projectApi } from '../projects/project-api.ts';
import { marketKindOf, marketKinds, type ReviewedKindName, recordKinds, reviewedKinds } from './kinds.ts';

test('a kind is spelt after its plural everywhere', () => {
  const { energy_contract: contract, legal_entity: entity } = recordKinds;
  expect([contract.path, contract.key, contract.texts, contract.itemKind]).toEqual([
    'energy-contracts',
    'energyContracts',
    'energyContracts',
    'ENERGY_CONTRACT',
  ]);
  expect([entity.path, entity.key, entity.texts]).toEqual(['legal-entities', 'legalEntities', 'legalEntity']);
  expect(marketKinds).toEqual(['PROJECT', 'OFFER']);
  expect(marketKinds.map(marketKindOf)).toEqual(['project', 'offer']);
});

const apis: Record<ReviewedKindName, { get: { path: string } }[]> = {
  legal_entity: [legalEntityApi, adminLegalEntityApi],
  energy_contract: [energyContractApi, adminEnergyContractApi],
  project: [projectApi, adminProjectApi],
  offer: [offerApi, adminOfferApi],
};
test.each([...reviewedKinds])('the calls about %s stand under its path', (name) => {
  const { path } = recordKinds[name];
  expect(apis[name].map(({ get }) => get.path)).toEqual([`/api/${path}/:id`, `/api/admin/${path}/:id`]);
});

test('the dashboard counts every kind that is reviewed', () => {
  const counts = { legalEntities: 1, energyContracts: 2, projects: 3, offers: 4 };
  const summary = { ...counts, pending: counts, failedMails: 0 };
  expect(dashboardApi.summary.answer.parse(summary)).toEqual(summary);
});
