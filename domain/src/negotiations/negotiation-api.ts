// The calls about negotiations, their messages and their contract templates.
import { z } from 'zod';
import { authorizationLevels } from '../access/roles.ts';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { negotiationStatuses } from '../calls/market-record.ts';
import { fileRecord, fiscalInfo } from '../calls/record-schemas.ts';
import { energyContractShape } from '../energy-contracts/energy-contract.ts';
import { storedFields } from '../fields/added-later.ts';
import { recordParams } from '../fields/texts.ts';
import { searchText } from '../filters/filters.ts';
import { pageOf, pageShape } from '../filters/page.ts';
import { marketKinds } from '../records/kinds.ts';
import { termChange } from '../records/version-changes.ts';
import { parties } from '../terms/enumerations.ts';
import { newMessage, newNegotiation, templatePayload, termField } from './negotiation.ts';

const entitySide = z.object({ id: z.string(), name: z.string(), side: z.enum(parties) });
const summary = z.object({
  id: z.string(),
  status: z.enum(negotiationStatuses),
  entityType: z.enum(marketKinds),
  item: z.object({ id: z.string(), name: z.string() }),
  entities: z.array(entitySide),
  energyContractId: z.string().nullable(),
  muted: z.boolean(),
  /** Messages and versions of the contract template. */
  unreadCount: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  allowedActions: z.array(z.string()),
});
/** The name of the API key that did it for the person who is named beside it; null where the person did it. */
const apiKey = z.string().nullable().optional();

const templateOrigin = z.object({
  id: z.string(),
  version: z.int(),
  createdAt: z.string(),
  authorId: z.string(),
  authorName: z.string(),
  apiKey,
  /** The company for which it was created, also after its author has left it. */
  legalEntityId: z.string(),
});

const templateSummary = templateOrigin.extend({
  /** The sides that accepted it, in their order. A new version starts without any. */
  acceptances: z.array(z.object({ legalEntityId: z.string(), userName: z.string(), apiKey, at: z.string() })),
});
export const negotiationRow = summary.extend({
  lastMessage: z
    .object({ text: z.string(), senderId: z.string(), senderName: z.string(), apiKey, createdAt: z.string() })
    .nullable(),
  /** The newest version, if it came after the last message and the reader may open it. */
  lastTemplate: templateOrigin.nullable(),
});
export type NegotiationRow = z.infer<typeof negotiationRow>;

const endingParty = z.object({ userId: z.string(), name: z.string(), apiKey, legalEntityId: z.string() });
export const negotiationRecord = summary
  .extend({
    participants: z.array(
      z.object({
        userId: z.string(),
        displayName: z.string(),
        legalEntityId: z.string(),
        authorizationLevel: z.enum(authorizationLevels),
        avatarColor: z.string(),
      }),
    ),
    templates: z.array(templateSummary),
    /**
     * How the project is sold, for the parties of an open negotiation, even while it is off the market; otherwise null.
     */
    projectSale: z.object({ totalPurchasedCapacity: z.number(), allowFractionalCapacitySales: z.boolean() }).nullable(),
    /**
     * When it was closed or cancelled, and by which side (null when something else ended it, such as the deletion of
     * its item). Null while it is open, and for administrators.
     */
    ended: z.object({ at: z.string(), by: endingParty.nullable() }).nullable(),
  })
  .meta({ id: 'Negotiation' });
export type NegotiationRecord = z.infer<typeof negotiationRecord>;

/** The number of messages about each term, over all versions. */
export const termComments = z.object({ field: termField, count: z.int() });
export const messageRecord = z
  .object({
    id: z.string(),
    text: z.string(),
    senderId: z.string(),
    senderName: z.string(),
    apiKey,
    legalEntityId: z.string(),
    createdAt: z.string(),
    files: z.array(fileRecord),
    /** The term's value in that version; missing once the reader may no longer open the versions. */
    termRef: z.object({ templateId: z.string(), version: z.int(), field: termField, value: z.unknown() }).nullable(),
    readBy: z.array(z.object({ userId: z.string(), readAt: z.string() })),
  })
  .meta({ id: 'Message' });
export type MessageRecord = z.infer<typeof messageRecord>;

/** The terms from the reader's side, ready to register. */
const { firstPartyLegalEntityId: _, ...termFields } = energyContractShape.shape;
const readTerms = z.strictObject(storedFields(termFields)).extend({
  // The other company's data come from the register, so the register's bounds apply and not those of the form.
  secondPartyFiscalInfo: z.object({
    ...fiscalInfo.shape,
    acerCode: z.string().optional(),
    criaCode: z.string().optional(),
  }),
});
/**
 * `termsHash`: SHA-256 of the terms that both sides share (docs/contract-drafts.md); it is printed on the contract
 * draft document.
 */
export const templateRecord = templateSummary
  .extend({ terms: readTerms, termsHash: z.string() })
  .meta({ id: 'ContractTemplate' });
export type TemplateRecord = z.infer<typeof templateRecord>;
export type TemplateSummary = z.infer<typeof templateSummary>;

const templateParams = z.strictObject({ id: z.string(), templateId: z.string() });
const base = '/api/negotiations' as const;

export const negotiationApi = {
  list: apiCall({
    method: 'GET',
    path: base,
    access: 'trader',
    forKeys: true,
    status: 200,
    summary: "The negotiations of the caller's legal entities",
    query: z.object({
      ...pageShape,
      searchQuery: searchText.optional(),
      status: z.enum(['ongoing', 'closed']).optional(),
      projectId: z.string().optional(),
      offerId: z.string().optional(),
      legalEntityId: z.string().optional(),
    }),
    answer: pageOf(negotiationRow),
  }),
  create: apiCall({
    method: 'POST',
    path: base,
    access: 'trader',
    forKeys: true,
    status: 201,
    summary: 'Opens a negotiation on a project or an offer; 200 with the open one that exists',
    body: newNegotiation,
    answer: negotiationRecord,
    problems: [403, 404, 409],
    idempotent: true,
  }),
  get: apiCall({
    method: 'GET',
    path: `${base}/:id`,
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'One negotiation; an administrator sees that it exists and its status',
    params: recordParams,
    answer: negotiationRecord,
    problems: [403],
  }),
  messages: apiCall({
    method: 'GET',
    path: `${base}/:id/messages`,
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'Messages, oldest first, a page back from `before`; with `field` those about this term of the contract',
    params: recordParams,
    query: z.object({
      before: z.string().optional(),
      limit: z.int().min(1).max(100).default(50),
      field: termField.optional(),
    }),
    answer: z.object({ items: z.array(messageRecord), hasMore: z.boolean() }),
    problems: [403],
  }),
  send: apiCall({
    method: 'POST',
    path: `${base}/:id/messages`,
    access: 'user',
    forKeys: true,
    status: 201,
    summary: 'Sends a message',
    params: recordParams,
    body: newMessage,
    answer: messageRecord,
    problems: [403, 409],
    perUser: userLimits.message,
    idempotent: true,
  }),
  read: apiCall({
    method: 'PATCH',
    path: `${base}/:id/read`,
    access: 'user',
    status: 204,
    summary: 'Marks everything as read',
    params: recordParams,
    body: z.strictObject({}),
    problems: [403],
  }),
  mute: apiCall({
    method: 'PATCH',
    path: `${base}/:id/mute`,
    access: 'user',
    status: 200,
    summary: 'Silences the notifications of new messages for the caller, or lets them speak again',
    params: recordParams,
    body: z.strictObject({ muted: z.boolean() }),
    answer: negotiationRecord,
    problems: [403],
  }),
  cancel: apiCall({
    method: 'PATCH',
    path: `${base}/:id/cancelled`,
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'Cancels the negotiation, for good',
    params: recordParams,
    body: z.strictObject({}),
    answer: negotiationRecord,
    problems: [403, 409],
  }),
};

export const contractTemplateApi = {
  list: apiCall({
    method: 'GET',
    path: `${base}/:id/contract-templates`,
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'The versions of the contract template, newest first',
    params: recordParams,
    answer: z.array(templateSummary),
    problems: [403],
  }),
  create: apiCall({
    method: 'POST',
    path: `${base}/:id/contract-templates`,
    access: 'user',
    forKeys: true,
    status: 201,
    summary: 'Saves a version of the contract template',
    params: recordParams,
    body: templatePayload,
    answer: templateRecord,
    problems: [403, 409],
    idempotent: true,
    versioned: true,
  }),
  latest: apiCall({
    method: 'GET',
    path: `${base}/:id/contract-templates/latest`,
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'The newest version, its terms from the side of the reader',
    params: recordParams,
    answer: templateRecord,
    problems: [403],
  }),
  changes: apiCall({
    method: 'GET',
    path: `${base}/:id/contract-templates/changes`,
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'What differs between two versions and who changed it; the last two by default',
    params: recordParams,
    query: z.object({ from: z.int().min(1).optional(), to: z.int().min(1).optional() }),
    answer: z.array(termChange),
    problems: [403],
  }),
  comments: apiCall({
    method: 'GET',
    path: `${base}/:id/contract-templates/comments`,
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'The terms about which there are messages, and how many',
    params: recordParams,
    answer: z.array(termComments),
    problems: [403],
  }),
  get: apiCall({
    method: 'GET',
    path: `${base}/:id/contract-templates/:templateId`,
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'One version, its terms from the side of the reader',
    params: templateParams,
    answer: templateRecord,
    problems: [403],
  }),
  update: apiCall({
    method: 'PUT',
    path: `${base}/:id/contract-templates/:templateId`,
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'Changes the terms: makes a new version',
    params: templateParams,
    body: templatePayload,
    answer: templateRecord,
    problems: [403, 409],
    versioned: true,
  }),
  accept: apiCall({
    method: 'POST',
    path: `${base}/:id/contract-templates/:templateId/accept`,
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'Accepts the newest version for the side of the caller; 409 for an older one',
    params: templateParams,
    body: z.strictObject({}),
    answer: templateRecord,
    problems: [403, 409],
  }),
  download: apiCall({
    method: 'GET',
    path: `${base}/:id/contract-templates/:templateId/download`,
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'The contract draft document, in the language of the reader',
    params: templateParams,
    query: z.object({ format: z.enum(['pdf', 'docx']).default('pdf') }),
    problems: [403],
    perUser: userLimits.document,
    raw: 'download',
  }),
};
