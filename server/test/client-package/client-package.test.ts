// The client package, against a server that listens: its types are those of the description, its worked example
// registers a contract, and it repeats what may be repeated.
import { readFileSync } from 'node:fs';
import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { expect, test } from 'vitest';
import contract from '../../../client/examples/contract.json' with { type: 'json' };
import { type ContractTerms, certificateOf, registerContract } from '../../../client/examples/register-contract.ts';
import { generatedClient } from '../../../client/generate/generated-client.ts';
import { answerOf, createWattpactClient, WattpactProblem } from '../../../client/src/wattpact-client.ts';
import { feeConfiguration } from '../support/contract-scene.ts';
import { startTestApp } from '../support/test-app.ts';

const t = await startTestApp();
const baseUrl = await t.app.listen({ port: 0, host: '127.0.0.1' });
const [owner, admin] = [await t.make.user(), await t.make.admin()];
const company = await t.make.entity(owner);
await t.as(admin).put('/api/admin/fee-configuration', feeConfiguration());
const client = createWattpactClient({ baseUrl, key: owner.token });
// The file's dates grow old.
const { contractSignatureDate, expectedStartDate, expectedEndDate } = contractPayload(company.id);
const terms = { ...contract, contractSignatureDate, expectedStartDate, expectedEndDate } as ContractTerms;

test('[INT-63] its types are made from the description: run `npm run docs:api`', async () => {
  const { body } = await t.anonymous.get('/api/openapi.json');
  const stored = readFileSync(new URL('../../../client/src/api.gen.ts', import.meta.url), 'utf8');
  expect((await generatedClient(body)) === stored).toBe(true);
});

test('[INT-64] the worked example registers a contract and fetches its certificate', async () => {
  const registered = await registerContract(client, terms);
  expect(registered).toMatchObject({ company: company.name, status: 'pending_validation', duty: 'MET' });
  expect(await certificateOf(client, registered.id)).toBeUndefined();
  const { status } = await t.as(admin).post(`/api/admin/energy-contracts/${registered.id}/approve`, {});
  expect(status).toBe(200);
  const certificate = await certificateOf(client, registered.id);
  expect(Buffer.from(certificate ?? new ArrayBuffer(0)).toString('latin1', 0, 5)).toBe('%PDF-');
});

test('[INT-64] a refusal names its code, its fields and its request', async () => {
  const refused = await registerContract(client, { ...terms, name: '' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(WattpactProblem);
  const { status, code, fields, requestId } = refused as WattpactProblem;
  expect({ status, code, paths: fields.map(({ path }) => path) }).toEqual({
    status: 400,
    code: 'error_invalid_input',
    paths: ['name'],
  });
  expect(requestId).toMatch(/^[\da-f-]{36}$/);
});

/** The answer of each of the first tries is lost, or is this one instead of the server's. */
const unsteady = (...faults: ('lost' | Response)[]) => {
  const sent: Request[] = [];
  const send = async (request: Request): Promise<Response> => {
    sent.push(request);
    const fault = faults[sent.length - 1];
    if (fault instanceof Response) return fault;
    const answer = await fetch(request);
    if (fault === 'lost') throw new TypeError('the connection was cut');
    return answer;
  };
  return { sent, client: createWattpactClient({ baseUrl, key: owner.token, fetch: send, longestPause: 1 }) };
};
const soon = (status: number) => new Response('{}', { status, headers: { 'retry-after': '0.01' } });
const later = (status: number) => new Response('{}', { status, headers: { 'retry-after': '3600' } });
const countContracts = async () => (await t.as(owner).get('/api/energy-contracts')).body.total;
const renamed = (name: string): ContractTerms => ({ ...terms, name });

test('[INT-65] a creating call whose answer is lost is repeated with its key, and creates once', async () => {
  const { sent, client: patient } = unsteady();
  const before = await countContracts();
  const body = { ...renamed('Once'), firstPartyLegalEntityId: company.id };
  const lossy = unsteady('lost', soon(503));
  const created = await answerOf(lossy.client.POST('/api/energy-contracts', { body }));
  expect(lossy.sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(
    Array(3).fill(lossy.sent[0]?.headers.get('idempotency-key')),
  );
  expect(await countContracts()).toBe(before + 1);
  const again = await answerOf(patient.GET('/api/energy-contracts/{id}', { params: { path: { id: created.id } } }));
  expect([again.name, sent.length]).toEqual(['Once', 1]);
});

test('[INT-65] any call is repeated after 429, one that changes a record only then', async () => {
  const projects = unsteady(soon(429), soon(503));
  await projects.client.GET('/api/projects');
  expect(projects.sent.length).toBe(3);
  const preferences = unsteady(soon(429), soon(503));
  const body = { skipNegotiationAgreement: true };
  const refused = await preferences.client.PUT('/api/users/preferences', { body }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 503 });
  expect(preferences.sent.length).toBe(2);
});

test('[INT-65] a server that asks for a longer pause than allowed gets no repeat', async () => {
  const patient = unsteady(later(429));
  await expect(patient.client.GET('/api/projects')).rejects.toMatchObject({ status: 429, code: 'error_unexpected' });
  expect(patient.sent.length).toBe(1);
});
