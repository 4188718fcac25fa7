// The calls about projects and the shape of their records.
import { z } from 'zod';
import { adminMarketCalls, marketCalls } from '../calls/market-calls.ts';
import { marketDetailFields, marketFields } from '../calls/market-record.ts';
import { fileRecord, ownerEntity } from '../calls/record-schemas.ts';
import { storedFields } from '../fields/added-later.ts';
import { projectDocumentation, projectPayload, projectShape } from './project.ts';
import { projectColumns } from './project-columns.ts';
import { projectList, projectSearch } from './project-filters.ts';
import { projectStatuses } from './project-status.ts';

export const projectRow = z.object({
  ...storedFields(projectShape.shape),
  documentations: z.array(projectDocumentation.extend({ files: z.array(fileRecord) })),
  ...marketFields,
  status: z.enum(projectStatuses),
  sellerLegalEntity: ownerEntity,
  parentProjectId: z.string().nullable(),
  /** The municipality that the location's text names; null where it names none that is known. */
  municipalityCode: z.string().nullable(),
});
export type ProjectRow = z.infer<typeof projectRow>;

const kin = z.object({ id: z.string(), totalPurchasedCapacity: z.number() });

export const projectRecord = projectRow
  .extend({
    ...marketDetailFields,
    /** For owners and administrators: the project of which this one is the remainder, and the remainder of this one. */
    originalProject: kin.optional(),
    remainingProject: kin.optional(),
    /**
     * For owners and administrators, in MW: the capacity that approved contracts have taken (what was agreed, not what
     * is offered).
     */
    contractedCapacity: z.number().optional(),
  })
  .meta({ id: 'Project' });
export type ProjectRecord = z.infer<typeof projectRecord>;

const approved = z.object({
  id: z.string(),
  designation: z.string(),
  sellerLegalEntityId: z.string(),
  totalPurchasedCapacity: z.number(),
});

const parts = {
  payload: projectPayload,
  record: projectRecord,
  row: projectRow,
  approved,
  list: projectList,
  search: projectSearch,
  columns: projectColumns,
};
export const projectApi = marketCalls('projects', parts);
export const adminProjectApi = adminMarketCalls('projects', parts);
