// The calls about legal entities and their employees.
import { z } from 'zod';
import { authorizationLevels, entityRoles } from '../access/roles.ts';
import { apiCall } from '../api/api-call.ts';
import { deletionQuery, fileRecord, fiscalInfo, historyEntry } from '../calls/record-schemas.ts';
import { adminRemoveCall, reviewCalls, undoCall } from '../calls/review-calls.ts';
import { exportCall } from '../exports/export-call.ts';
import { id, recordParams } from '../fields/texts.ts';
import { listQuery } from '../filters/filters.ts';
import { pageOf } from '../filters/page.ts';
import { countries } from '../terms/enumerations.ts';
import { entityFileCategories, legalEntityPayload, representative } from './legal-entity.ts';
import { legalEntityColumns, ownEntityColumns } from './legal-entity-columns.ts';
import { legalEntityList } from './legal-entity-filters.ts';
import { legalEntityStatuses } from './legal-entity-status.ts';

export const employee = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
    role: z.enum(entityRoles),
    authorizationLevel: z.enum(authorizationLevels),
    lastLogin: z.string().nullable(),
    createdAt: z.string(),
    status: z.string(),
    userId: z.string().nullable(),
    isOwner: z.boolean(),
  })
  .meta({ id: 'Employee' });
export type Employee = z.infer<typeof employee>;

const entityRow = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(legalEntityStatuses),
  version: z.int(),
  streetAddress: z.string(),
  houseNumber: z.string().optional(),
  postalCode: z.string(),
  city: z.string(),
  country: z.enum(countries),
  fiscalNumber: z.string(),
  permanentCertificate: z.string().optional(),
  acerCode: z.string().optional(),
  criaCode: z.string().optional(),
  isMarketAgent: z.boolean(),
  owner: z.object({ id: z.string(), displayName: z.string() }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  fiscalInfo,
  allowedActions: z.array(z.string()),
});

export const legalEntityRecord = entityRow
  .extend({
    /** Empty texts once the person was erased and nobody has taken over. */
    contact: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() }),
    employees: z.array(employee),
    files: z.array(fileRecord.extend({ fileId: z.string(), category: z.enum(entityFileCategories) })),
    history: z.array(historyEntry),
  })
  .meta({ id: 'LegalEntity' });
export type LegalEntityRecord = z.infer<typeof legalEntityRecord>;
export type LegalEntityRow = z.infer<typeof entityRow>;

const approvedEntity = z.object({
  id: z.string(),
  name: z.string(),
  fiscalNumber: z.string(),
  country: z.enum(countries),
  roles: z.array(z.enum(entityRoles)),
});

export const legalEntityApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/legal-entities',
    access: 'user',
    forKeys: true,
    status: 200,
    fromReplica: true,
    summary: 'The legal entities in which the caller has a role',
    query: listQuery(legalEntityList),
    answer: pageOf(entityRow),
  }),
  listExport: apiCall(
    exportCall('/api/legal-entities', 'user', {
      list: legalEntityList,
      columns: ownEntityColumns,
      what: 'The legal entities in which the caller has a role',
    }),
  ),
  create: apiCall({
    method: 'POST',
    path: '/api/legal-entities/create',
    access: 'user',
    status: 201,
    summary: 'Registers a legal entity, for review',
    body: legalEntityPayload,
    answer: legalEntityRecord,
    problems: [403, 409],
    idempotent: true,
  }),
  approved: apiCall({
    method: 'GET',
    path: '/api/legal-entities/approved',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: "The caller's approved legal entities; an administrator gets all",
    answer: z.array(approvedEntity),
  }),
  userRoles: apiCall({
    method: 'GET',
    path: '/api/legal-entities/user-roles',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'The roles of the caller: role name to legal entity ids, cumulative',
    answer: z.object({
      VIEW: z.array(z.string()),
      REGISTRY: z.array(z.string()),
      CONTRACTING: z.array(z.string()),
      MANAGE: z.array(z.string()),
    }),
  }),
  get: apiCall({
    method: 'GET',
    path: '/api/legal-entities/:id',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'One legal entity',
    params: recordParams,
    answer: legalEntityRecord,
    opens: 'legal_entity',
  }),
  update: apiCall({
    method: 'PUT',
    path: '/api/legal-entities/:id',
    access: 'user',
    status: 200,
    summary: 'Edits a legal entity; it goes to review again',
    params: recordParams,
    body: legalEntityPayload,
    answer: legalEntityRecord,
    problems: [403, 409],
    versioned: true,
  }),
  history: apiCall({
    method: 'GET',
    path: '/api/legal-entities/:id/history',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'What happened to a legal entity, newest first',
    params: recordParams,
    answer: z.array(historyEntry),
    opens: 'legal_entity',
  }),
  remove: apiCall({
    method: 'DELETE',
    path: '/api/legal-entities/:id',
    access: 'user',
    status: 204,
    summary: 'Deletes a legal entity, in two steps',
    params: recordParams,
    query: deletionQuery,
    problems: [403, 409],
  }),
};

const reviewed = reviewCalls('legal-entities', {
  row: entityRow,
  record: legalEntityRecord,
  query: listQuery(legalEntityList),
  noun: 'legal entities',
});

export const adminLegalEntityApi = {
  ...reviewed,
  get: apiCall({ ...reviewed.get, opens: 'legal_entity' }),
  history: apiCall({ ...reviewed.history, opens: 'legal_entity' }),
  undo: undoCall('legal-entities', { record: legalEntityRecord, noun: 'legal entities' }),
  listExport: apiCall(
    exportCall('/api/admin/legal-entities', 'admin', {
      list: legalEntityList,
      columns: legalEntityColumns,
      what: 'All legal entities',
    }),
  ),
  editEmployee: apiCall({
    method: 'PATCH',
    path: '/api/admin/legal-entities/:id/employee/:employeeId',
    access: 'admin',
    status: 200,
    summary: 'Changes the role and the authorization level of an employee',
    params: z.strictObject({ id: z.string(), employeeId: z.string() }),
    body: representative.pick({ authorizationLevel: true, role: true }),
    answer: employee,
    problems: [409],
    versioned: true,
  }),
  changeOwner: apiCall({
    method: 'PATCH',
    path: '/api/admin/legal-entities/:id/owner',
    access: 'admin',
    status: 200,
    summary: 'Hands the legal entity to another holder of the role manage',
    params: recordParams,
    body: z.strictObject({ userId: id }),
    answer: legalEntityRecord,
    problems: [400, 409],
    versioned: true,
    freshProof: true,
  }),
  remove: apiCall({ ...adminRemoveCall('legal-entities', 'legal entities'), freshProof: true }),
};
