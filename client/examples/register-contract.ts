// Registers a contract from a program, whole: which company signs, whether the duty to register applies and until
// when, the registration itself, and the certificate once it is approved.
//
//   WATTPACT_URL=https://market.example WATTPACT_KEY=… node client/examples/register-contract.ts contract.json
import { readFile, writeFile } from 'node:fs/promises';
import {
  answerOf,
  createWattpactClient,
  type paths,
  type WattpactClient,
  WattpactProblem,
} from '../src/wattpact-client.ts';

type Body<Path extends keyof paths> = paths[Path] extends {
  post: { requestBody?: { content: { 'application/json': infer Json } } };
}
  ? Json
  : never;
export type Contract = Body<'/api/energy-contracts'>;

/** The contract without its company here, which the key knows. */
export type ContractTerms = Omit<Contract, 'firstPartyLegalEntityId'>;

/** @throws WattpactProblem with every field that is refused, before anything is stored */
export async function registerContract(client: WattpactClient, terms: ContractTerms) {
  const [company] = await answerOf(client.GET('/api/legal-entities/approved'));
  if (!company) throw new Error('The key belongs to no approved company.');
  const contract: Contract = { ...terms, firstPartyLegalEntityId: company.id };

  const { duty, deadline } = await answerOf(client.POST('/api/energy-contracts/registration-test', { body: contract }));
  // The client gives the call an Idempotency-Key: a repeat after a lost answer registers nothing twice.
  const { id, number, status } = await answerOf(client.POST('/api/energy-contracts', { body: contract }));
  return { company: company.name, id, number, status, duty, deadline };
}

/** Undefined until an administrator has approved the contract: ask again later, or take a webhook. */
export async function certificateOf(client: WattpactClient, id: string): Promise<ArrayBuffer | undefined> {
  const contract = await answerOf(client.GET('/api/energy-contracts/{id}', { params: { path: { id } } }));
  if (contract.status !== 'approved' && contract.status !== 'active') return undefined;
  const path = { params: { path: { id } }, parseAs: 'arrayBuffer' } as const;
  return (await answerOf(client.GET('/api/energy-contracts/{id}/certificate', path))) as ArrayBuffer;
}

async function main(file: string): Promise<void> {
  const { WATTPACT_URL: baseUrl = 'http://localhost:3000', WATTPACT_KEY: key = '' } = process.env;
  const client = createWattpactClient({ baseUrl, key });
  const terms = JSON.parse(await readFile(file, 'utf8')) as ContractTerms;
  const registered = await registerContract(client, terms);
  console.log(registered);
  const certificate = await certificateOf(client, registered.id);
  if (certificate) await writeFile(`${registered.number.replaceAll('/', '-')}.pdf`, Buffer.from(certificate));
}

if (process.argv[1] === import.meta.filename) {
  await main(process.argv[2] ?? 'contract.json').catch((error: unknown) => {
    if (!(error instanceof WattpactProblem)) throw error;
    console.error(`${error.message} (request ${error.requestId})`);
    process.exitCode = 1;
  });
}
