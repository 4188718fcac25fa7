// All projects, for administrators.
import { adminProjectApi, type ProjectRow } from '@wattpact/domain/projects/project-api';
import { projectList } from '@wattpact/domain/projects/project-filters';
import { adminPaths } from '../../../platform/address/paths.ts';
import { arranged } from '../../../records/list/arrange-filters.ts';
import { listNames, listSource, type PlainView } from '../../../records/list/list-view.ts';
import { icons } from '../../../ui/theme/icons.ts';
import { useAdminColumns } from '../../market/admin-columns.tsx';

const shown = {
  base: 'projects' as const,
  nameOf: ({ designation }: ProjectRow) => designation,
  ownerOf: ({ sellerLegalEntity }: ProjectRow) => sellerLegalEntity,
  to: adminPaths.project,
};

export const allProjects: PlainView<ProjectRow> = {
  ...listNames('project'),
  place: 'all',
  source: listSource(adminProjectApi.list, {
    file: {
      call: adminProjectApi.listExport,
      columns: async () => (await import('@wattpact/domain/projects/project-columns')).projectColumns,
    },
  }),
  filters: arranged(projectList, {
    bar: ['status', 'technologies', 'countries', 'legalEntityId'],
    placeholderKey: 'projects:list.search',
    // Administrators do not negotiate.
    without: ['negotiated'],
  }),
  useRows: () => useAdminColumns(shown),
  icon: icons.project,
  titleKey: 'common:navigation.projects',
  emptyKey: 'projects:empty_all',
};
