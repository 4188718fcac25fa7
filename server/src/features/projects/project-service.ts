// The rules of projects beyond those that they share with purchase offers: documents, closing, fractions.

import type { FileRecord } from '@wattpact/domain/calls/record-schemas';
import type { ExportQuery } from '@wattpact/domain/exports/list-export';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import { remainderOf } from '@wattpact/domain/projects/fraction';
import type { ProjectContent, ProjectPayload } from '@wattpact/domain/projects/project';
import type { ProjectRecord, ProjectRow } from '@wattpact/domain/projects/project-api';
import { projectColumns } from '@wattpact/domain/projects/project-columns';
import { type ProjectStatus, visibleProjectStatuses } from '@wattpact/domain/projects/project-status';
import { termYears } from '@wattpact/domain/terms/term-years';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context, RequestContext } from '../../platform/http/context.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { mapPage } from '../../platform/lists/list-page.ts';
import { sendExport } from '../../platform/lists/send-export.ts';
import { itemClosed } from '../market/market-events.ts';
import type { MarketRow } from '../market/market-kind.ts';
import {
  closeItem,
  type ListOf,
  type LockedItem,
  listApproved,
  listItems,
  lockItem,
  sourceOf,
} from '../market/market-queries.ts';
import {
  answerFields,
  createItem,
  editItem,
  getItem,
  type ItemInput,
  noteVisibility,
} from '../market/market-service.ts';
import { recordView } from '../views/view-service.ts';
import type { Kin } from './project-columns.ts';
import { attachDocuments, changeDocuments } from './project-files.ts';
import { type FoundProject, projectKind } from './project-kind.ts';

export { remainingCapacity } from './project-queries.ts';

type Row = MarketRow<ProjectContent>;
/** Files of a list have neither. */
type Beside = { files?: readonly FileRecord[]; municipalityCode?: string | null };

const inputOf = ({
  sellerLegalEntityId,
  isPublishedInMarketplace,
  ...content
}: ProjectPayload): ItemInput<ProjectContent> => ({
  ownerId: sellerLegalEntityId,
  isPublished: isPublishedInMarketplace,
  content,
});

function rowOf(context: Context, row: Row & Beside): ProjectRow {
  const files = new Map((row.files ?? []).map((file) => [file.id, file]));
  return {
    ...row.content,
    ...answerFields(context, projectKind, row),
    status: row.status as ProjectStatus,
    sellerLegalEntityId: row.owner.id,
    sellerLegalEntity: row.owner,
    parentProjectId: row.parentId,
    municipalityCode: row.municipalityCode ?? null,
    documentations: row.content.documentations.map((group) => ({
      ...group,
      files: group.fileIds.flatMap((id) => files.get(id) ?? []),
    })),
  };
}

export async function listProjects(context: Context, query: ListQuery, which: ListOf): Promise<Page<ProjectRow>> {
  const page = await listItems(context, projectKind, query, which);
  return mapPage(page, (row) => rowOf(context, row));
}

/** @throws 409 when the list is too long for the format, 429 */
export function exportProjects(context: RequestContext, query: ExportQuery, which: ListOf): Promise<void> {
  const source = sourceOf(context.actor, projectKind, query, which);
  const titleKey = `projects:title.${which === 'own' ? 'own' : 'market'}`;
  const present = (row: MarketRow<ProjectContent>) => ({
    ...rowOf(context, row),
    termYears: termYears(row.content.startDate, row.content.endDate),
  });
  return sendExport(context, { source, columns: projectColumns, titleKey, present }, query);
}

/** The caller's own projects that a contract may name. */
export async function listApprovedProjects({ db, actor }: Context) {
  const rows = await listApproved(db, projectKind, actor, visibleProjectStatuses);
  return rows.map(({ id, ownerId, content: { designation, financialConditions } }) => ({
    id,
    designation,
    sellerLegalEntityId: ownerId,
    totalPurchasedCapacity: financialConditions.totalPurchasedCapacity,
  }));
}

function kinOf({ id, parentId, kin }: FoundProject): Pick<ProjectRecord, 'originalProject' | 'remainingProject'> {
  const shown = (found: Kin | undefined) =>
    found && { id: found.id, totalPurchasedCapacity: found.totalPurchasedCapacity };
  const originalProject = shown(kin?.find((one) => one.id === parentId));
  const remainingProject = shown(kin?.find((one) => one.parentId === id));
  return { ...(originalProject && { originalProject }), ...(remainingProject && { remainingProject }) };
}

/** @throws 403, 404 */
export async function getProject(context: Context, id: string): Promise<ProjectRecord> {
  const row = await getItem(context, projectKind, id);
  const project = rowOf(context, row);
  const { contractedCapacity, history } = row;
  return {
    ...project,
    files: project.documentations.flatMap(({ phase, files: ofPhase }) => ofPhase.map((file) => ({ ...file, phase }))),
    ...kinOf(row),
    ...(contractedCapacity !== null && { contractedCapacity }),
    ...(history && { history }),
  };
}

/** The project for a person who opens it; a view is recorded unless they own it. */
export async function openProject(context: RequestContext, id: string): Promise<ProjectRecord> {
  const project = await getProject(context, id);
  recordView(context, 'project', id, project.sellerLegalEntityId);
  return project;
}

/**
 * The caller has checked the rights in the owning entity (`requireActingEntity`).
 * @throws 400 for documents that cannot be attached
 */
export async function createProject(context: Context, payload: ProjectPayload): Promise<ProjectRecord> {
  const input = inputOf(payload);
  const id = await createItem(context, 'project', { ...input, status: 'pending_validation', action: 'created' });
  await attachDocuments(context, id, input.content.documentations);
  return getProject(context, id);
}

/** @throws 400, 403, 404, 409, 412 */
export async function editProject(context: Context, id: string, payload: ProjectPayload): Promise<ProjectRecord> {
  const input = inputOf(payload);
  await editItem(context, projectKind, id, input, {
    ownerPath: 'sellerLegalEntityId',
    further: (before) => changeDocuments(context, id, before.content.documentations, input.content.documentations),
  });
  return getProject(context, id);
}

/**
 * Closes the project after the approval of a contract with this capacity (MW). Where fractions may be sold and capacity
 * is left, a new project offers the rest.
 * @throws 409 when less or no capacity is left
 */
export async function closeOrFraction(context: Context, projectId: string, contractedCapacity: number): Promise<void> {
  const { db, now } = context;
  const item = { kind: 'project', id: projectId } as const;
  const project = await lockItem<ProjectContent>(db, item);
  const { totalPurchasedCapacity = 0, allowFractionalCapacitySales = false } =
    project?.content.financialConditions ?? {};
  if (!project || project.status === 'closed' || contractedCapacity > totalPurchasedCapacity)
    throw conflict('error_capacity_exceeded');
  await closeItem(db, item, 'closed', now);
  await recordEvent(context, {
    recordKind: 'project',
    recordId: projectId,
    ownerId: project.ownerId,
    action: 'closed',
    status: 'closed',
    data: { name: project.name },
  });
  await itemClosed.raise(context, item);
  const rest = totalPurchasedCapacity - contractedCapacity;
  if (allowFractionalCapacitySales && rest > 0) await createFraction(context, project, rest);
}

/**
 * The remainder needs no new approval, unless its project was itself pending; it is published unless the owner had
 * withdrawn the project.
 */
async function createFraction(context: Context, whole: LockedItem<ProjectContent>, rest: number): Promise<void> {
  const wasVisible = visibleProjectStatuses.some((status) => status === whole.status);
  const id = await createItem(context, 'project', {
    ownerId: whole.ownerId,
    isPublished: whole.isPublished,
    content: remainderOf(whole.content, rest),
    status: wasVisible ? 'fractioned' : whole.status,
    action: 'fractioned',
    createdBy: whole.createdBy,
    parentId: whole.id,
  });
  await noteVisibility(context, projectKind, id);
}
