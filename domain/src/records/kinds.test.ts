// The spellings of each kind, in every place that uses one.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dashboardApi } from '../dashboard/dashboard-api.ts';
import { marketKindOf, marketKinds, perKind, recordKinds, reviewedKinds } from './kinds.ts';

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

/** Every call that a module of the domain describes. */
const folder = new URL('../', import.meta.url);
const modules = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('-api.ts'))
    .map((name) => import(new URL(name, folder).href) as Promise<object>),
);
const paths = new Set(
  modules
    .flatMap((module) => Object.values(module) as unknown[])
    .flatMap((group) => Object.values(group as object) as { method?: string; path?: string }[])
    .flatMap(({ method, path }) => (method === 'GET' && path !== undefined ? [path] : [])),
);

test.each([...reviewedKinds])('the calls about %s stand under its path', (name) => {
  const { path } = recordKinds[name];
  for (const base of [`/api/${path}`, `/api/admin/${path}`])
    expect([base, `${base}/:id`, `${base}/:id/history`].filter((one) => !paths.has(one))).toEqual([]);
});

test('the dashboard counts every kind that is reviewed', () => {
  const money = { count: 1, amount: 12.5 };
  const counts = perKind(reviewedKinds, 'key', (name) => reviewedKinds.indexOf(name) + 1);
  const summary = {
    ...counts,
    pending: counts,
    unpaid: { due: money, overdue: money },
    failedMails: 0,
    openRequests: 0,
  };
  expect(dashboardApi.summary.answer.parse(summary)).toEqual(summary);
});
