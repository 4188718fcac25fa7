// Contracts in force and their amendments, as a test needs them.
import { type Body, changed } from '../support/contract-body.ts';
import type { ContractScene } from '../support/contract-scene.ts';
import type { TestUser } from '../support/factories.ts';
import type { TestApp } from '../support/test-app.ts';

const path = '/api/energy-contracts';
/** Of a contract that has begun and goes on. */
export const dates = {
  contractSignatureDate: '2024-03-01',
  expectedStartDate: '2024-04-01',
  expectedEndDate: '2037-06-30',
};
export const past = '2026-01-01';
export const future = '2036-01-01';
export const priceOf = (price: number) => ({ ...dates, 'financialConditions.price': price });

/** The first party's CONTRACTING amends, its VIEW reads, unless told otherwise. */
export function amendmentScene(t: TestApp, s: ContractScene) {
  const pending = async () => (await s.registered(dates)).id as string;
  async function inForce(): Promise<string> {
    const id = await pending();
    const { status, body } = await s.approve(id);
    if (body.status !== 'active') throw new Error(`not active: ${status} ${JSON.stringify(body)}`);
    return id;
  }
  const amendmentOf = async (changes: Body = {}) => ({
    reason: 'PRICE',
    effectiveDate: past,
    fileId: await t.make.file(s.contracting),
    ...changes,
  });
  const put = (id: string, changes: Body, headers?: Record<string, string>, user: TestUser = s.contracting) =>
    t.as(user).put(`${path}/${id}`, changed(s.payload(), { ...dates, ...changes }), headers);
  const amend = async (id: string, price: number, changes: Body = {}) =>
    put(id, { ...priceOf(price), amendment: await amendmentOf(changes) });
  const get = async (id: string, user: TestUser = s.viewer) => (await t.as(user).get(`${path}/${id}`)).body;
  const versions = async (id: string, user: TestUser = s.viewer) =>
    (await t.as(user).get(`${path}/${id}/versions`)).body;
  /** `2 in_force`, newest first. */
  const standing = async (id: string): Promise<string[]> =>
    (await versions(id)).map(({ version, status }: { version: number; status: string }) => `${version} ${status}`);
  const version = async (id: string, number: number) =>
    (await t.as(s.viewer).get(`${path}/${id}/versions/${number}`)).body;
  const terms = async (id: string) => (await t.as(s.viewer).get(`${path}/${id}/download?format=json`)).body;
  return { pending, inForce, amendmentOf, put, amend, get, versions, standing, version, terms };
}
