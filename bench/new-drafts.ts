// Contract drafts that nobody has asked for yet, so that none of them is kept.
import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import type { Bench } from './product.ts';
import { ask, json } from './signed-calls.ts';

/** @returns their paths */
export async function newDrafts(bench: Bench, format: string, count: number): Promise<string[]> {
  const { items } = await json(ask(bench, 'GET', '/api/negotiations?limit=50', bench.seller));
  const negotiation = items.find(({ status }: { status: string }) => status === 'ONGOING');
  const base = `/api/negotiations/${negotiation.id}/contract-templates`;
  const { firstPartyLegalEntityId: _, ...terms } = contractPayload('');
  const paths: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await json(ask(bench, 'POST', base, bench.seller, terms, { 'if-match': '*' }));
    paths.push(`${base}/${id}/download?format=${format}`);
  }
  return paths;
}
