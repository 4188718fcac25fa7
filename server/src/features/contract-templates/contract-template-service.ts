// The versions of a contract template: stored once for both companies, and shown to each from its own side.
import { createHash } from 'node:crypto';
import { termsTracked } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import type { TemplatePayload, TemplateTerms } from '@wattpact/domain/negotiations/negotiation';
import type { TemplateRecord, TemplateSummary } from '@wattpact/domain/negotiations/negotiation-api';
import { canonicalJson } from '@wattpact/domain/records/canonical-json';
import { changesOverVersions, type TermChange } from '@wattpact/domain/records/version-changes';
import type { Columns } from '../../platform/database/columns.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { conflict, forbidden, found } from '../../platform/http/problem-error.ts';
import { isId } from '../../platform/ids.ts';
import {
  findTerms,
  insertAcceptance,
  insertTemplate,
  listAccepting,
  listTerms,
  type TemplateRow,
  templateColumn,
  templatesColumn,
} from '../negotiations/contract-template-queries.ts';
import { rememberWriter, termCommentsColumn } from '../negotiations/message-queries.ts';
import {
  acceptedFor,
  checkMay,
  entityOf,
  getLocked,
  getNegotiation,
  getNegotiationWith,
  guard,
  partiesOf,
  sideOf,
} from '../negotiations/negotiation-access-service.ts';
import { companiesColumns, type Negotiation } from '../negotiations/negotiation-queries.ts';
import { nextEntry, notBefore, tellBothSides } from '../negotiations/thread-entry-service.ts';
import type { PartiesAndTerms } from './contract-draft-words.ts';

/** Members of both sides, until the negotiation is cancelled. @throws 403 */
function permitTemplates(negotiation: Negotiation, { actor }: Context): Negotiation {
  if (actor.isAdmin) throw forbidden();
  if (negotiation.status === 'CANCELLED') throw forbidden('error_negotiation_cancelled');
  return negotiation;
}

const readable = async (context: Context, id: string) => permitTemplates(await getNegotiation(context, id), context);

async function readableWith<Beside extends object>(context: Context, id: string, columns: Columns<Beside>) {
  const { beside, ...negotiation } = await getNegotiationWith(context, id, columns);
  return { negotiation: permitTemplates(negotiation, context), ...found(beside) };
}

/** One version, and both companies: a party may know the other one without belonging to it. @throws 403, 404 */
async function readVersion(context: Context, negotiationId: string, which: { id: string } | 'latest') {
  const columns = { row: templateColumn(which), ...companiesColumns };
  const { row, ...rest } = await readableWith(context, negotiationId, columns);
  return { row: found(row), ...rest };
}

/** The hash of the shared terms: the same for both sides and in every language (docs/contract-drafts.md). */
export const hashOfTerms = (terms: TemplateTerms): string =>
  createHash('sha256').update(canonicalJson(terms)).digest('hex');

/** The part that both sides share. A file belongs to one record, so the contract's files are added at registration. */
function sharedTerms(payload: TemplatePayload): TemplateTerms {
  const {
    roleInEnergyContract: _role,
    secondPartyFiscalInfo: _second,
    negotiationId: _negotiation,
    projectId: _project,
    documents: _documents,
    ...terms
  } = payload;
  return terms;
}

/** Newest first. @throws 403, 404 */
export const listVersions = async (context: Context, negotiationId: string): Promise<TemplateSummary[]> =>
  (await readableWith(context, negotiationId, { templates: templatesColumn })).templates;

/** The terms with messages. @throws 403, 404 */
export const listTermComments = async (context: Context, negotiationId: string) =>
  (await readableWith(context, negotiationId, { comments: termCommentsColumn })).comments;

/** With role and second party from the reader's side, ready to register. @throws 403, 404 */
export async function getVersion(
  context: Context,
  negotiationId: string,
  which: { id: string } | 'latest',
): Promise<TemplateRecord> {
  const { negotiation, row, owner, counterparty } = await readVersion(context, negotiationId, which);
  const own = entityOf(negotiation, context.actor);
  const secondPartyFiscalInfo = own === negotiation.ownerEntityId ? counterparty : owner;
  const terms = { ...row.terms, roleInEnergyContract: sideOf(negotiation, own), secondPartyFiscalInfo };
  return { ...row, terms, termsHash: hashOfTerms(row.terms) };
}

/** One version with both companies by side, for the contract draft document. @throws 403, 404 */
export async function getVersionWithParties(
  context: Context,
  negotiationId: string,
  id: string,
): Promise<TemplateRow & PartiesAndTerms> {
  const { negotiation, row, owner, counterparty } = await readVersion(context, negotiationId, { id });
  const isOwnerSelling = sideOf(negotiation, negotiation.ownerEntityId) === 'SELLER';
  const [seller, buyer] = isOwnerSelling ? [owner, counterparty] : [counterparty, owner];
  return { ...row, companies: { seller, buyer } };
}

/** Checks the right to save a version, until the negotiation is cancelled. @throws 403, 404 */
export async function permitDrafting(context: Context, negotiationId: string): Promise<void> {
  checkMay(await readable(context, negotiationId), 'draft', context.actor);
}

/**
 * Saves the next version. `based` is the version that was changed and must belong to this negotiation.
 * @throws 403, 404, 409 unless ONGOING, 412 when another version was saved meanwhile
 */
export async function saveVersion(
  context: Context,
  negotiationId: string,
  payload: TemplatePayload,
  basedOn?: string,
): Promise<TemplateRecord> {
  const { db, actor, now } = context;
  const negotiation = await getLocked(context, negotiationId);
  if (basedOn !== undefined) found(isId(basedOn) ? await findTerms(db, negotiationId, basedOn) : null);
  permitTemplates(negotiation, context);
  guard(negotiation, 'draft', actor);
  checkVersion(context, negotiation.templateVersion);
  const { lastEntryId: previousId } = negotiation;
  const { id, at } = nextEntry(now, previousId);
  const version = negotiation.templateVersion + 1;
  const legalEntityId = entityOf(negotiation, actor);
  const terms = sharedTerms(payload);
  const author = { authorId: actor.id, apiKeyId: actor.apiKey?.id };
  await insertTemplate(db, { id, negotiationId, version, ...author, legalEntityId, terms, at });
  await rememberWriter(db, { negotiationId, userId: actor.id, id, previousId });
  await recordEvent(
    { ...context, now: at },
    {
      recordKind: 'contract_template',
      recordId: id,
      ownerId: legalEntityId,
      action: 'created',
      status: 'created',
      data: { negotiationId, version },
    },
  );
  await tellBothSides(context, negotiation);
  return getVersion(context, negotiationId, { id });
}

/**
 * Accepts the newest version for the actor's side; somebody who acts for both sides accepts once for each.
 * @throws 403, 404, 409 unless ONGOING, for an older version, and when the side has accepted it already
 */
export async function acceptVersion(
  context: Context,
  negotiationId: string,
  templateId: string,
): Promise<TemplateRecord> {
  const { db, actor, now } = context;
  const negotiation = await getLocked(context, negotiationId);
  permitTemplates(negotiation, context);
  const { version } = found(isId(templateId) ? await findTerms(db, negotiationId, templateId) : null);
  guard(negotiation, 'accept', actor);
  if (version !== negotiation.templateVersion) throw conflict('error_newer_version');
  const accepted = await listAccepting(db, templateId);
  const legalEntityId = acceptedFor(negotiation, actor).find((id) => !accepted.includes(id));
  if (legalEntityId === undefined) throw conflict('error_already_accepted');
  const at = notBefore(now, templateId);
  const by = { userId: actor.id, apiKeyId: actor.apiKey?.id };
  await insertAcceptance(db, { templateId, legalEntityId, ...by, at });
  const isAgreed = partiesOf(negotiation).every((id) => id === legalEntityId || accepted.includes(id));
  const action = isAgreed ? 'agreed' : 'accepted';
  await recordEvent(
    { ...context, now: at },
    {
      recordKind: 'contract_template',
      recordId: templateId,
      ownerId: legalEntityId,
      action,
      status: action,
      data: { negotiationId, version, byEntity: legalEntityId },
    },
  );
  await tellBothSides(context, negotiation);
  return getVersion(context, negotiationId, { id: templateId });
}

/**
 * The differences of two versions, by default the last two, and which versions in between made them; a single version
 * has no changes.
 * @throws 403, 404 for an unknown number
 */
export async function compareVersions(
  context: Context,
  negotiationId: string,
  given: { from?: number | undefined; to?: number | undefined },
): Promise<TermChange[]> {
  const { templateVersion } = await readable(context, negotiationId);
  const { to = templateVersion } = given;
  const { from = to - 1 } = given;
  if (given.to === undefined && given.from === undefined && templateVersion < 2) return [];
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const versions = await listTerms(context.db, negotiationId, first, last);
  const numbered = (version: number) => found(versions.find((one) => one.version === version));
  const newer = numbered(to);
  if (from === 0) return [];
  return changesOverVersions(versions, { from: numbered(from), to: newer }, termsTracked);
}
