// One's own projects: their data, the state of their review, and their activity in the market.
import { type ProjectRow, projectApi } from '@wattpact/domain/projects/project-api';
import { projectList } from '@wattpact/domain/projects/project-filters';
import { paths } from '../../../platform/address/paths.ts';
import { NameCell, useStatusColumn } from '../../../records/list/cells.tsx';
import type { ShownRows } from '../../../records/list/list-view.ts';
import { ownList } from '../../../records/list/own-list.ts';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { TechnologyName } from '../../../ui/text/technology-icon.tsx';
import { NegotiationsCell, PublicationCell, useActivityColumns } from '../../market/activity-columns.tsx';
import { projectKind } from '../project-kind.ts';
import { typesOf } from '../technologies.ts';
import { sellerOf, useProjectCells } from './project-cells.tsx';
import { projectLists } from './project-lists.ts';

export const ownProjects = ownList(projectLists, projectApi, {
  filters: projectList,
  bar: ['status', 'technologies', 'legalEntityId'],
  search: 'search_own',
  useRows: useOwnRows,
});

function useOwnRows(): ShownRows<ProjectRow> {
  const { t, capacity, price, figures } = useProjectCells();
  const status = useStatusColumn<ProjectRow>('projects');
  const columns: Column<ProjectRow>[] = [
    {
      id: 'name',
      header: t('projects:column.project'),
      width: 346,
      atLeast: 160,
      sortFlag: 'sortByName',
      cell: (row) => <NameCell to={paths.project(row.id)} name={row.designation} note={sellerOf(row)} />,
    },
    {
      id: 'technology',
      header: t('projects:column.technology_and_place'),
      width: 188,
      atLeast: 140,
      title: ({ location }) => location.municipality,
      cell: ({ technologies, location }) => (
        <TechnologyName technologies={typesOf(technologies)} note={location.municipality} />
      ),
    },
    capacity,
    { ...price, width: 112 },
    { ...status.column, width: 150 },
    ...useActivityColumns<ProjectRow>(projectKind),
  ];
  const card = (row: ProjectRow) => (
    <RecordCard
      to={paths.project(row.id)}
      name={row.designation}
      note={sellerOf(row)}
      badge={status.badge(row)}
      figures={[
        ...figures(row),
        { label: t('common:navigation.market'), value: <PublicationCell base="projects" row={row} /> },
      ]}
      footer={[
        <TechnologyName key="technology" technologies={typesOf(row.technologies)} oneLine />,
        <NegotiationsCell key="negotiations" names={projectKind} row={row} labelled />,
      ]}
    />
  );
  return { columns, card };
}
