// A process of the version before there were versions of contracts writes certificates alone: the database numbers them.
import { beforeAll, expect, test } from 'vitest';
import { amendmentScene, past, priceOf } from '../../../test/contracts/amendment-scene.ts';
import { contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { StoredContract } from '../energy-contracts/energy-contract-queries.ts';
import { writeProof } from './contract-proof-queries.ts';
import { contractTerms, hashOfContract } from './contract-terms.ts';

const t = await startTestApp();
const s = await contractScene(t);
const { pending, put, amend, standing, version, versions } = amendmentScene(t, s);

beforeAll(() => s.setFees(0));

/** As such a process does it, without a number. */
async function approveAsBefore(id: string): Promise<void> {
  const approvedAt = new Date().toISOString();
  const contract = t.db.updateTable('energy_contract').set({ status: 'active' }).where('id', '=', id);
  const { content } = await contract.returning('content').executeTakeFirstOrThrow();
  const terms = contractTerms(content as StoredContract, s.seller.name);
  const proof = { contractId: id, code: crypto.randomUUID(), terms, termsHash: hashOfContract(terms), approvedAt };
  await writeProof(t.db, proof);
}

test('its first approval is the first version, from the signature on', async () => {
  const id = await pending();
  await approveAsBefore(id);
  expect(await standing(id)).toEqual(['1 in_force']);
  expect(await version(id, 1)).toMatchObject({ effectiveDate: '2024-03-01', approvedAt: expect.any(String) });
});

test('a later one approves the amendment that waits, or is a version of its own; the terms before it stay', async () => {
  const id = await pending();
  await approveAsBefore(id);
  const first = await version(id, 1);
  await amend(id, 41);
  await approveAsBefore(id);
  expect(await standing(id)).toEqual(['2 in_force', '1 superseded']);
  expect(await version(id, 2)).toMatchObject({ reason: 'PRICE', effectiveDate: past });
  expect(await version(id, 1)).toEqual({ ...first, status: 'superseded' });

  await put(id, priceOf(42));
  await approveAsBefore(id);
  expect(await standing(id)).toEqual(['3 in_force', '2 superseded', '1 superseded']);
  const prices = await Promise.all([1, 2, 3].map(async (one) => (await version(id, one)).terms));
  expect(prices.map(({ financialConditions }) => financialConditions.price)).toEqual([34, 41, 42]);
  const hashes = (await versions(id)).map(({ termsHash }: { termsHash: string }) => termsHash);
  expect(new Set(hashes).size).toBe(3);
});

test('the same terms again are no version, and a later process goes on after it', async () => {
  const id = await pending();
  await approveAsBefore(id);
  await put(id, {});
  await approveAsBefore(id);
  expect(await standing(id)).toEqual(['1 in_force']);
  await amend(id, 43);
  await s.approve(id);
  expect(await standing(id)).toEqual(['2 in_force', '1 superseded']);
  expect((await version(id, 1)).terms.financialConditions.price).toBe(34);
});
