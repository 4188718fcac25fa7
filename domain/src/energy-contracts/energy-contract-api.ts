// The calls about energy contracts and the shape of their records.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { confirmedDeletionQuery, fileRecord, historyEntry } from '../calls/record-schemas.ts';
import { adminRemoveCall, reviewCalls } from '../calls/review-calls.ts';
import { exportCall } from '../exports/export-call.ts';
import { feeTypes } from '../fees/fee-types.ts';
import { storedFields } from '../fields/added-later.ts';
import { recordParams, text } from '../fields/texts.ts';
import { listQuery } from '../filters/filters.ts';
import { pageOf } from '../filters/page.ts';
import { countries } from '../terms/enumerations.ts';
import { amendmentReasons, contractEdit } from './amendment.ts';
import { contractChecks, contractDocument } from './contract-documents.ts';
import { energyContractPayload, energyContractShape } from './energy-contract.ts';
import { energyContractColumns, publicContractColumns } from './energy-contract-columns.ts';
import { energyContractList, energyContractSearch } from './energy-contract-filters.ts';
import { energyContractStatuses } from './energy-contract-status.ts';
import { distinctContract, namedContract } from './named-contract.ts';
import { registrationRecord } from './registration-api.ts';
import { acceptedTerminationTypes, terminationReport } from './termination.ts';
import { openAmendmentStatuses } from './version-status.ts';

/** A second party sees the first as `{id, name}` only. */
const firstParty = z.object({
  id: z.string(),
  name: z.string(),
  fiscalNumber: z.string().optional(),
  streetAddress: z.string().optional(),
  houseNumber: z.string().optional(),
  postalCode: z.string().optional(),
  city: z.string().optional(),
  country: z.enum(countries).optional(),
  acerCode: z.string().optional(),
  criaCode: z.string().optional(),
});

const named = z.object({ id: z.string(), name: z.string() });

/** The amendment that waits, was rejected, or was approved for a day that has not come. */
const openAmendment = z.object({
  version: z.int(),
  status: z.enum(openAmendmentStatuses),
  /** The version that is in force until then. */
  versionInForce: z.int(),
  reason: z.enum(amendmentReasons),
  details: z.string().optional(),
  effectiveDate: z.string(),
  file: fileRecord,
});

export const energyContractRow = z.object({
  ...storedFields(energyContractShape.shape),
  documents: z.array(z.string()).optional(),
  id: z.string(),
  number: z.string(),
  status: z.enum(energyContractStatuses),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  terminationType: z.enum(acceptedTerminationTypes).nullable(),
  terminationDetails: z.string().nullable(),
  firstPartyLegalEntity: firstParty,
  allowedActions: z.array(z.string()),
  /** For administrators: registrations that seem to be of the same contract. */
  sameContracts: z.array(namedContract).optional(),
});
export type EnergyContractRow = z.infer<typeof energyContractRow>;

export const energyContractRecord = energyContractRow
  .extend({
    /** `category` says which of the required documents it is. */
    files: z.array(fileRecord),
    hasPendingInvoice: z.boolean().optional(),
    /** It was approved once, so there is a certificate. */
    hasCertificate: z.boolean(),
    amendment: openAmendment.optional(),
    registration: registrationRecord,
    /** It still stands although its expected end has passed. */
    isPastEnd: z.boolean(),
    /** For administrators: registrations of which one of them said that they are other contracts, however alike. */
    distinctContracts: z.array(distinctContract).optional(),
    /** Where it comes from, for a reader who may open it. */
    project: named.optional(),
    negotiation: named.optional(),
  })
  .meta({ id: 'EnergyContract' });
export type EnergyContractRecord = z.infer<typeof energyContractRecord>;

const { technologies, location, currentProjectStatus, annualVolume } = energyContractShape.shape;
const { contractStructure, pricingType, totalPurchasedCapacity, maximumAmountEnergyAllowed } =
  energyContractShape.shape.financialConditions.shape;
/** Market data without names, numbers and prices, but for the readers' own contracts. */
export const publicContract = z
  .object({
    id: z.string(),
    /** Only for those with a role in the first party, and so is the number. */
    name: z.string().optional(),
    number: z.string().optional(),
    status: z.enum(energyContractStatuses),
    location,
    technologies,
    currentProjectStatus,
    annualVolume,
    financialConditions: z.object({
      contractStructure,
      pricingType,
      totalPurchasedCapacity,
      maximumAmountEnergyAllowed,
    }),
    contractSignatureDate: z.string(),
    expectedStartDate: z.string(),
    expectedEndDate: z.string(),
  })
  .meta({ id: 'PublicContract' });
export type PublicContract = z.infer<typeof publicContract>;

export const energyContractApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/energy-contracts',
    access: 'user',
    forKeys: true,
    status: 200,
    fromReplica: true,
    summary: "The energy contracts of the caller's legal entities, as first or second party",
    query: listQuery(energyContractList),
    answer: pageOf(energyContractRow),
  }),
  listExport: apiCall(
    exportCall('/api/energy-contracts', 'user', {
      list: energyContractList,
      columns: energyContractColumns,
      what: "The energy contracts of the caller's legal entities",
    }),
  ),
  create: apiCall({
    method: 'POST',
    path: '/api/energy-contracts',
    access: 'user',
    forKeys: true,
    status: 201,
    summary: 'Registers an energy contract, for review',
    body: energyContractPayload,
    answer: energyContractRecord,
    problems: [403, 409],
    idempotent: true,
  }),
  search: apiCall({
    method: 'GET',
    path: '/api/search/energy-contracts',
    access: 'market',
    forKeys: true,
    status: 200,
    fromReplica: true,
    summary: 'The contract database: market data of registered contracts',
    query: listQuery(energyContractSearch),
    answer: pageOf(publicContract),
  }),
  searchExport: apiCall(
    exportCall('/api/search/energy-contracts', 'market', {
      list: energyContractSearch,
      columns: publicContractColumns,
      what: 'The contract database',
    }),
  ),
  get: apiCall({
    method: 'GET',
    path: '/api/energy-contracts/:id',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'One energy contract',
    params: recordParams,
    answer: energyContractRecord,
  }),
  update: apiCall({
    method: 'PUT',
    path: '/api/energy-contracts/:id',
    access: 'user',
    forKeys: true,
    status: 200,
    summary:
      'Edits an energy contract; it goes to review again. With `amendment`, one that was approved before gets a new version, and the one before stays in force until then',
    params: recordParams,
    body: contractEdit,
    answer: energyContractRecord,
    problems: [403, 409],
    versioned: true,
  }),
  takeBackAmendment: apiCall({
    method: 'DELETE',
    path: '/api/energy-contracts/:id/amendment',
    access: 'user',
    forKeys: true,
    status: 200,
    summary:
      'Takes back the amendment of an energy contract that waits or was rejected; the contract is as it was approved before',
    params: recordParams,
    answer: energyContractRecord,
    problems: [403, 409],
    versioned: true,
  }),
  addDocument: apiCall({
    method: 'POST',
    path: '/api/energy-contracts/:id/documents',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'Adds a document to an energy contract, or says what one of its documents is; its status stays',
    params: recordParams,
    body: contractDocument,
    answer: energyContractRecord,
    problems: [403, 409],
    versioned: true,
  }),
  history: apiCall({
    method: 'GET',
    path: '/api/energy-contracts/:id/history',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'The history of an energy contract, newest first',
    params: recordParams,
    answer: z.array(historyEntry),
    problems: [403],
  }),
  terminate: apiCall({
    method: 'POST',
    path: '/api/energy-contracts/:id/terminate',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'Reports the termination of an energy contract; an amendment that waits or was rejected ends with it',
    params: recordParams,
    body: terminationReport,
    answer: energyContractRecord,
    problems: [403, 409],
    versioned: true,
  }),
};

const approvalFee = z.object({
  feeType: z.enum(feeTypes),
  /** In euros. */
  netPrice: z.number(),
  taxRate: z.number(),
  taxAmount: z.number(),
  price: z.number(),
  /** A calendar date. */
  dueDate: z.string(),
});

export const adminEnergyContractApi = {
  ...reviewCalls('energy-contracts', {
    row: energyContractRow,
    record: energyContractRecord,
    query: listQuery(energyContractList),
    noun: 'energy contracts',
    checks: contractChecks,
  }),
  listExport: apiCall(
    exportCall('/api/admin/energy-contracts', 'admin', {
      list: energyContractList,
      columns: energyContractColumns,
      what: 'All energy contracts',
    }),
  ),
  approvalFee: apiCall({
    method: 'GET',
    path: '/api/admin/energy-contracts/:id/approval-fee',
    access: 'admin',
    status: 200,
    summary: 'What the first party will be invoiced when the contract is approved; null without an invoice',
    params: recordParams,
    answer: z.object({ fee: approvalFee.nullable() }),
    problems: [409],
  }),
  remove: apiCall({
    ...adminRemoveCall('energy-contracts', 'energy contracts'),
    summary:
      'Deletes an energy contract with a written justification; a dry run tells what depends on it and needs none',
    query: confirmedDeletionQuery,
    body: z.strictObject({ justification: text(1, 500).optional() }),
  }),
};
