// The canonical terms of a contract, whose hash proves what was registered: the terms and the two parties, without what
// only this product knows (ids, files) and without the data of the first party that the second may not see.
import { createHash } from 'node:crypto';
import { canonicalJson } from '@wattpact/domain/records/canonical-json';
import type { StoredContract } from '../energy-contracts/energy-contract-queries.ts';

export type ContractTerms = Omit<StoredContract, 'negotiationId' | 'projectId'> & { firstParty: { name: string } };

export function contractTerms(content: StoredContract, firstPartyName: string): ContractTerms {
  const { negotiationId: _negotiation, projectId: _project, ...terms } = content;
  return { ...terms, firstParty: { name: firstPartyName } };
}

/** SHA-256 over the UTF-8 of the canonical JSON, in hexadecimal digits. */
export const hashOfContract = (terms: unknown): string =>
  createHash('sha256').update(canonicalJson(terms)).digest('hex');
