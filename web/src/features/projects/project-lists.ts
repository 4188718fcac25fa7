// Where the lists of projects come from, and which filters stand in their bars.
import { adminProjectApi, type ProjectRow, projectApi } from '@wattpact/domain/projects/project-api';
import { projectColumns } from '@wattpact/domain/projects/project-columns';
import { projectList, projectSearch } from '@wattpact/domain/projects/project-filters';
import { call } from '../../platform/api/call.ts';
import { arranged } from '../market/arrange-filters.ts';
import type { ListSource } from '../market/use-record-list.ts';

export const marketProjects: ListSource<ProjectRow> = {
  path: projectApi.search.path,
  fetch: (input) => call(projectApi.search, input),
  file: { call: projectApi.searchExport, columns: projectColumns },
};
export const ownProjects: ListSource<ProjectRow> = {
  own: true,
  path: projectApi.list.path,
  fetch: (input) => call(projectApi.list, input),
  file: { call: projectApi.listExport, columns: projectColumns },
};
export const allProjects: ListSource<ProjectRow> = {
  path: adminProjectApi.list.path,
  fetch: (input) => call(adminProjectApi.list, input),
  file: { call: adminProjectApi.listExport, columns: projectColumns },
};

export const marketProjectFilters = arranged(projectSearch, { placeholderKey: 'projects:list.search' });
export const ownProjectFilters = arranged(projectList, {
  bar: ['status', 'technologies', 'legalEntityId'],
  placeholderKey: 'projects:list.search_own',
});
export const allProjectFilters = arranged(projectList, {
  bar: ['status', 'technologies', 'countries', 'legalEntityId'],
  placeholderKey: 'projects:list.search',
  // Administrators negotiate nothing themselves.
  without: ['negotiated'],
});
