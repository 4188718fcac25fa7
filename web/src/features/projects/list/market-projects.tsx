// The projects for sale. If eight columns do not fit, place, structure and term join other columns.
import { type ProjectRow, projectApi } from '@wattpact/domain/projects/project-api';
import { projectSearch } from '@wattpact/domain/projects/project-filters';
import { isoCodes } from '@wattpact/domain/terms/countries';
import { termYears } from '@wattpact/domain/terms/term-years';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../platform/address/paths.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { arranged } from '../../../records/list/arrange-filters.ts';
import { NameCell, PriceCell } from '../../../records/list/cells.tsx';
import { listNames, listSource, type MarketView, type ShownRows } from '../../../records/list/list-view.ts';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import { Until } from '../../../ui/data-table/room.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { Quantity } from '../../../ui/text/quantity.tsx';
import { TechnologyName } from '../../../ui/text/technology-icon.tsx';
import { icons } from '../../../ui/theme/icons.ts';
import { NegotiationBadge } from '../../market/cells.tsx';
import { typesOf } from '../technologies.ts';
import { createProject } from './create-project.ts';

const sellerOf = ({ sellerLegalEntity }: ProjectRow) => sellerLegalEntity.fiscalInfo.name;

export const marketProjects: MarketView<ProjectRow> = {
  ...listNames('project'),
  place: 'market',
  source: listSource(projectApi.search, {
    file: {
      call: projectApi.searchExport,
      columns: async () => (await import('@wattpact/domain/projects/project-columns')).projectColumns,
    },
  }),
  filters: arranged(projectSearch, { placeholderKey: 'projects:list.search' }),
  useRows: useMarketRows,
  icon: icons.project,
  titleKey: 'projects:title.market',
  emptyKey: 'projects:empty_market',
  create: createProject,
  saved: { entity: 'projects', to: paths.savedProjectSearches },
  compare: { to: paths.compareProjects, nameOf: ({ designation }) => designation },
};

function useMarketRows(): ShownRows<ProjectRow> {
  const { t } = useTranslation(['projects', 'common']);
  const formats = useFormats();
  const structures = ({ financialConditions }: ProjectRow) =>
    financialConditions.contractStructure.map((one) => t(`common:contract_structure.${one}`)).join(', ');
  const term = ({ startDate, endDate }: ProjectRow) => ({
    value: formats.number(termYears(startDate, endDate)),
    unit: t('common:units.years'),
  });
  const columns: Column<ProjectRow>[] = [
    {
      id: 'name',
      header: t('projects:column.project'),
      width: 340,
      atLeast: 180,
      sortFlag: 'sortByName',
      cell: (row) => (
        <NameCell
          to={paths.project(row.id)}
          name={row.designation}
          note={sellerOf(row)}
          joined={{ until: 'full', note: row.location.municipality }}
        />
      ),
    },
    {
      id: 'technology',
      header: t('common:filters.technologies'),
      joined: { until: 'full', header: t('projects:column.technology_and_structure'), width: 195 },
      width: 143,
      atLeast: 143,
      cell: (row) => (
        <TechnologyName technologies={typesOf(row.technologies)} note={structures(row)} noteUntil="full" />
      ),
    },
    {
      id: 'place',
      header: t('common:field.location'),
      width: 150,
      atLeast: 130,
      from: 'full',
      title: ({ location }) => location.municipality,
      cell: ({ location }) => (
        <>
          {location.municipality}
          <span className="second-line">{t(`common:country.${location.country}`)}</span>
        </>
      ),
    },
    {
      id: 'structure',
      header: t('common:filters.contract_structure'),
      width: 100,
      wrap: true,
      from: 'full',
      cell: structures,
    },
    {
      id: 'capacity',
      header: t('common:filters.capacity'),
      width: 78,
      right: true,
      sortFlag: 'sortByTotalPurchasedCapacity',
      cell: (row) => (
        <>
          <Quantity {...formats.capacity(row.financialConditions.totalPurchasedCapacity)} />
          <Until room="medium">
            <span className="second-line">
              <Quantity {...term(row)} />
            </span>
          </Until>
        </>
      ),
    },
    {
      id: 'term',
      header: t('common:filters.term_length'),
      width: 68,
      right: true,
      from: 'medium',
      sortFlag: 'sortByTermLength',
      cell: (row) => <Quantity {...term(row)} />,
    },
    {
      id: 'price',
      header: t('common:filters.price'),
      width: 105,
      right: true,
      sortFlag: 'sortByPrice',
      cell: ({ financialConditions }) => <PriceCell pricing={financialConditions} />,
    },
    {
      id: 'negotiation',
      header: t('common:filters.negotiation_status'),
      cell: (row) => <NegotiationBadge item={row} />,
    },
  ];
  const card = (row: ProjectRow) => {
    const { financialConditions, location } = row;
    const { price, pricingType, totalPurchasedCapacity } = financialConditions;
    return (
      <RecordCard
        to={paths.project(row.id)}
        name={row.designation}
        note={sellerOf(row)}
        badge={<NegotiationBadge item={row} />}
        figures={[
          {
            label: t(`projects:price.${pricingType}`),
            value: price === undefined ? '–' : <Quantity {...formats.price(price)} strong />,
          },
          {
            label: t('common:filters.capacity'),
            value: <Quantity {...formats.capacity(totalPurchasedCapacity)} strong />,
          },
          { label: t('common:filters.term_length'), value: <Quantity {...term(row)} strong /> },
        ]}
        footer={[
          <TechnologyName key="technology" technologies={typesOf(row.technologies)} oneLine />,
          `${location.municipality}, ${isoCodes[location.country]}`,
        ]}
      />
    );
  };
  return { columns, card };
}
