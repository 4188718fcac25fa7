// One's own projects: their data, the state of their review, and their activity in the market.
import { type ProjectRow, projectApi } from '@wattpact/domain/projects/project-api';
import { projectList } from '@wattpact/domain/projects/project-filters';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../platform/address/paths.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { arranged } from '../../../records/list/arrange-filters.ts';
import { CapacityCell, NameCell, PriceCell, useStatusColumn } from '../../../records/list/cells.tsx';
import { listNames, listSource, type PlainView, type ShownRows } from '../../../records/list/list-view.ts';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { Quantity } from '../../../ui/text/quantity.tsx';
import { TechnologyName } from '../../../ui/text/technology-icon.tsx';
import { icons } from '../../../ui/theme/icons.ts';
import { NegotiationsCell, PublicationCell } from '../../market/cells.tsx';
import { projectKind } from '../project-kind.ts';
import { typesOf } from '../technologies.ts';
import { createProject } from './create-project.ts';

export const ownProjects: PlainView<ProjectRow> = {
  ...listNames('project'),
  place: 'own',
  source: listSource(projectApi.list, {
    byCompany: true,
    file: {
      call: projectApi.listExport,
      columns: async () => (await import('@wattpact/domain/projects/project-columns')).projectColumns,
    },
  }),
  filters: arranged(projectList, {
    bar: ['status', 'technologies', 'legalEntityId'],
    placeholderKey: 'projects:list.search_own',
  }),
  useRows: useOwnRows,
  icon: icons.project,
  titleKey: 'projects:title.own',
  emptyKey: 'common:empty.projects',
  create: createProject,
};

function useOwnRows(): ShownRows<ProjectRow> {
  const { t } = useTranslation(['projects', 'common']);
  const formats = useFormats();
  const status = useStatusColumn<ProjectRow>('projects');
  const columns: Column<ProjectRow>[] = [
    {
      id: 'name',
      header: t('projects:column.project'),
      width: 328,
      atLeast: 160,
      sortFlag: 'sortByName',
      cell: ({ id, designation, sellerLegalEntity }) => (
        <NameCell to={paths.project(id)} name={designation} note={sellerLegalEntity.fiscalInfo.name} />
      ),
    },
    {
      id: 'technology',
      header: t('projects:column.technology_and_place'),
      width: 206,
      atLeast: 140,
      cell: ({ technologies, location }) => (
        <TechnologyName technologies={typesOf(technologies)} note={location.municipality} />
      ),
    },
    {
      id: 'capacity',
      header: t('common:filters.capacity'),
      width: 78,
      right: true,
      sortFlag: 'sortByTotalPurchasedCapacity',
      cell: ({ financialConditions }) => <CapacityCell megawatts={financialConditions.totalPurchasedCapacity} />,
    },
    {
      id: 'price',
      header: t('common:filters.price'),
      width: 112,
      right: true,
      sortFlag: 'sortByPrice',
      cell: ({ financialConditions }) => <PriceCell pricing={financialConditions} />,
    },
    { ...status.column, width: 150 },
    {
      id: 'market',
      header: t('common:navigation.market'),
      width: 120,
      from: 'broad',
      cell: (row) => <PublicationCell base="projects" row={row} />,
    },
    {
      id: 'negotiations',
      header: t('common:navigation.negotiations'),
      from: 'broad',
      cell: (row) => <NegotiationsCell names={projectKind} row={row} />,
    },
  ];
  const card = (row: ProjectRow) => {
    const { price, pricingType, totalPurchasedCapacity } = row.financialConditions;
    return (
      <RecordCard
        to={paths.project(row.id)}
        name={row.designation}
        note={row.sellerLegalEntity.fiscalInfo.name}
        badge={status.badge(row)}
        figures={[
          {
            label: t(`projects:price.${pricingType}`),
            value: price === undefined ? '–' : <Quantity {...formats.price(price)} strong />,
          },
          {
            label: t('common:filters.capacity'),
            value: <Quantity {...formats.capacity(totalPurchasedCapacity)} strong />,
          },
          { label: t('common:navigation.market'), value: <PublicationCell base="projects" row={row} /> },
        ]}
        footer={[
          <TechnologyName key="technology" technologies={typesOf(row.technologies)} oneLine />,
          <NegotiationsCell key="negotiations" names={projectKind} row={row} labelled />,
        ]}
      />
    );
  };
  return { columns, card };
}
