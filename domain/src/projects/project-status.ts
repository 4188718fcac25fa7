// What may be done to a project, by whom, from which status.
import type { ActionTable } from '../access/actions.ts';
import { reviewActions, reviewStatuses } from '../access/review.ts';

export const projectStatuses = [...reviewStatuses, 'closed', 'fractioned', 'deleted'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** A fraction offers the remainder of an approved project and is listed like an approved one. */
export const visibleProjectStatuses = ['approved', 'fractioned'] as const satisfies ProjectStatus[];
const open = [...reviewStatuses, 'fractioned'] as const;

export const projectActions = {
  edit: { by: ['contracting'], from: ['approved', 'rejected', 'fractioned'], to: 'pending_validation' },
  delete: [
    { by: ['contracting'], from: open, to: 'deleted' },
    { by: ['admin'], from: [...open, 'closed'], to: 'deleted' },
  ],
  /** Starts a new project with its data; from a closed one with the capacity that no contract has taken. */
  copy: { by: ['approvedContracting'], from: [...open, 'closed'] },
  publish: { by: ['contracting'], from: open },
  /** The series with whose profile it delivers, which no review looks at. */
  chooseProfile: { by: ['contracting'], from: [...open, 'closed'] },
  negotiate: { by: ['counterparty'], from: visibleProjectStatuses },
  ...reviewActions<ProjectStatus>(['fractioned']),
  viewViewers: { by: ['admin'], from: projectStatuses },
} satisfies ActionTable<ProjectStatus>;
