// The versions of a contract: what was approved, since when it holds, and by which amendment.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { fileRecord } from '../calls/record-schemas.ts';
import { storedFields } from '../fields/added-later.ts';
import { recordParams } from '../fields/texts.ts';
import { invoiceStatuses } from '../invoices/invoice-filters.ts';
import { termChange } from '../records/version-changes.ts';
import { amendmentReasons } from './amendment.ts';
import { energyContractShape } from './energy-contract.ts';
import { contractVersionStatuses } from './version-status.ts';

const contractVersion = z
  .object({
    version: z.int(),
    /** A rejected one leaves the one before it in force, and so does an upcoming one: approved, for a later day. */
    status: z.enum(contractVersionStatuses),
    /** The first day on which it holds; of the first version the contract's signature. */
    effectiveDate: z.string(),
    submittedAt: z.string(),
    authorName: z.string(),
    /** The name of the API key with which it was handed in; null where the author did it themselves. */
    apiKey: z.string().nullable().optional(),
    approvedAt: z.string().nullable(),
    /** SHA-256 of the canonical terms, as in the download. */
    termsHash: z.string(),
    /** Absent of the first version, and of an edit without an amendment. */
    reason: z.enum(amendmentReasons).optional(),
    details: z.string().optional(),
    file: fileRecord.optional(),
    /** Of its modification fee, for those who see the contract's invoices. */
    invoice: z.object({ id: z.string(), number: z.string(), status: z.enum(invoiceStatuses) }).optional(),
  })
  .meta({ id: 'ContractVersion' });
export type ContractVersion = z.infer<typeof contractVersion>;

const {
  firstPartyLegalEntityId: _first,
  negotiationId: _negotiation,
  projectId: _project,
  documents: _documents,
  ...terms
} = energyContractShape.shape;

const contractVersionTerms = contractVersion
  .extend({ terms: z.object({ ...storedFields(terms), firstParty: z.object({ name: z.string() }) }) })
  .meta({ id: 'ContractVersionTerms' });
export type ContractVersionTerms = z.infer<typeof contractVersionTerms>;

const base = '/api/energy-contracts/:id/versions' as const;

export const contractVersionApi = {
  list: apiCall({
    method: 'GET',
    path: base,
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'The versions of an energy contract, newest first: those that were approved, and an amendment that waits',
    params: recordParams,
    answer: z.array(contractVersion),
  }),
  changes: apiCall({
    method: 'GET',
    path: `${base}/changes`,
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'The differences between two versions of an energy contract, by default the last two',
    params: recordParams,
    query: z.object({ from: z.int().min(1).optional(), to: z.int().min(1).optional() }),
    answer: z.array(termChange),
  }),
  get: apiCall({
    method: 'GET',
    path: `${base}/:version`,
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'One version of an energy contract with its terms',
    params: z.strictObject({ id: z.string(), version: z.string() }),
    answer: contractVersionTerms,
  }),
};
