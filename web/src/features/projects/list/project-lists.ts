// What all lists of projects share.
import { paths } from '../../../platform/address/paths.ts';
import type { ListedKind } from '../../../records/list/listed-kind.ts';

export const projectLists: ListedKind<'project'> = {
  kind: 'project',
  columns: async () => (await import('@wattpact/domain/projects/project-columns')).projectColumns,
  create: { to: paths.newProject, labelKey: 'projects:create', role: 'contracting' },
};
