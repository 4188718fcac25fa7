// The projects for sale. If not all columns fit, the place joins the name first, so that the demo's names stay whole at 1440 px; then
// structure and term join other columns.
import { type ProjectRow, projectApi } from '@wattpact/domain/projects/project-api';
import { projectSearch } from '@wattpact/domain/projects/project-filters';
import { isoCodes } from '@wattpact/domain/terms/countries';
import { paths } from '../../../platform/address/paths.ts';
import { NameCell, withSecondLine } from '../../../records/list/cells.tsx';
import type { ShownRows } from '../../../records/list/list-view.ts';
import { marketList } from '../../../records/list/market-list.ts';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { Quantity } from '../../../ui/text/quantity.tsx';
import { TechnologyName } from '../../../ui/text/technology-icon.tsx';
import { useMedianColumn } from '../../benchmark/use-median-column.tsx';
import { NegotiationBadge, useNegotiationColumn } from '../../market/negotiation-badge.tsx';
import { useMatchColumn } from '../../matching/use-match-column.ts';
import { WatchStar, WithStar } from '../../watching/watch-star.tsx';
import { typesOf } from '../technologies.ts';
import { sellerOf, useProjectCells } from './project-cells.tsx';
import { projectLists } from './project-lists.ts';

export const marketProjects = marketList(projectLists, projectApi, {
  filters: projectSearch,
  useRows: useMarketRows,
  savedTo: paths.savedProjectSearches,
  compare: { to: paths.compareProjects, nameOf: ({ designation }) => designation },
});

function useMarketRows(rows: readonly ProjectRow[] | undefined): ShownRows<ProjectRow> {
  const compared: Column<ProjectRow>[] = [useMedianColumn('project', rows), ...useMatchColumn('project')];
  const columns = [...useSiteColumns(), ...useTermsColumns(), ...compared, useNegotiationColumn<ProjectRow>()];
  return { columns, card: useCard(compared) };
}

/** The project, its technologies and its place. */
function useSiteColumns(): Column<ProjectRow>[] {
  const { t, structures } = useProjectCells();
  return [
    {
      id: 'name',
      header: t('projects:column.project'),
      width: 334,
      atLeast: 180,
      sortFlag: 'sortByName',
      cell: (row) => (
        <WithStar kind="project" item={row} name={row.designation}>
          <NameCell
            to={paths.project(row.id)}
            name={row.designation}
            note={sellerOf(row)}
            joined={{ until: 'wide', note: `${row.location.municipality}, ${isoCodes[row.location.country]}` }}
          />
        </WithStar>
      ),
    },
    {
      id: 'technology',
      header: t('common:filters.technologies'),
      joined: { until: 'full', header: t('projects:column.technology_and_structure'), width: 195 },
      width: 150,
      atLeast: 150,
      cell: (row) => (
        <TechnologyName technologies={typesOf(row.technologies)} note={structures(row)} noteUntil="full" />
      ),
    },
    {
      id: 'place',
      header: t('common:field.location'),
      width: 164,
      atLeast: 130,
      from: 'wide',
      title: ({ location }) => location.municipality,
      cell: ({ location }) => (
        <>
          {location.municipality}
          <span className="second-line">{t(`common:country.${location.country}`)}</span>
        </>
      ),
    },
  ];
}

/** What is sold, for how long and at which price. */
function useTermsColumns(): Column<ProjectRow>[] {
  const { t, structures, capacity, price, term } = useProjectCells();
  return [
    {
      id: 'structure',
      header: t('common:filters.contract_structure'),
      width: 100,
      wrap: true,
      from: 'full',
      cell: structures,
    },
    withSecondLine(capacity, { until: 'full', line: (row) => <Quantity {...term(row)} /> }),
    {
      id: 'term',
      header: t('common:filters.term_length'),
      width: 68,
      right: true,
      from: 'full',
      sortFlag: 'sortByTermLength',
      cell: (row) => <Quantity {...term(row)} />,
    },
    { ...price, width: 105 },
  ];
}

function useCard(compared: readonly Column<ProjectRow>[]): ShownRows<ProjectRow>['card'] {
  const { t, figures, term } = useProjectCells();
  return (row) => (
    <RecordCard
      to={paths.project(row.id)}
      name={row.designation}
      note={sellerOf(row)}
      badge={
        <>
          <NegotiationBadge item={row} />
          <WatchStar kind="project" item={row} name={row.designation} />
        </>
      }
      figures={[...figures(row), { label: t('common:filters.term_length'), value: <Quantity {...term(row)} strong /> }]}
      facts={compared.map(({ header, cell }) => ({ label: header, value: cell(row) }))}
      footer={[
        <TechnologyName key="technology" technologies={typesOf(row.technologies)} oneLine />,
        `${row.location.municipality}, ${isoCodes[row.location.country]}`,
      ]}
    />
  );
}
