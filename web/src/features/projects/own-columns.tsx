// The columns of one's own projects: what they are, where their review stands, and what goes on in the market.
import type { ProjectRow } from '@wattpact/domain/projects/project-api';
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { useStatusLabel } from '../../records/status-label.ts';
import { RecordCard } from '../../ui/data-table/record-card.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import { Quantity } from '../../ui/text/quantity.tsx';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { TechnologyName } from '../../ui/text/technology-icon.tsx';
import { NameCell, NegotiationsCell, PriceCell, PublicationCell } from '../market/cells.tsx';
import { projectKind } from './project-kind.ts';
import { typesOf } from './technologies.ts';

export function useOwnColumns() {
  const { t } = useTranslation(['projects', 'common']);
  const formats = useFormats();
  const statusLabel = useStatusLabel(projectKind);
  const badge = ({ status }: ProjectRow) => <StatusBadge status={status} label={statusLabel(status)} />;
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
      cell: ({ financialConditions }) => <Quantity {...formats.capacity(financialConditions.totalPurchasedCapacity)} />,
    },
    {
      id: 'price',
      header: t('common:filters.price'),
      width: 112,
      right: true,
      sortFlag: 'sortByPrice',
      cell: ({ financialConditions }) => <PriceCell pricing={financialConditions} />,
    },
    { id: 'status', header: t('common:filters.status'), width: 150, sortFlag: 'sortByStatus', cell: badge },
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
        badge={badge(row)}
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
