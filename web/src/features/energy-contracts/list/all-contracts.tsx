// All contracts, for administrators.
import { IconFileText } from '@tabler/icons-react';
import { bulkDecisions, mostDecided } from '@wattpact/domain/contract-decisions/bulk-decisions';
import { adminEnergyContractApi, type EnergyContractRow } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { energyContractList } from '@wattpact/domain/energy-contracts/energy-contract-filters';
import { useTranslation } from 'react-i18next';
import { adminPaths } from '../../../platform/address/paths.ts';
import { lazy } from '../../../platform/lazy.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { allList } from '../../../records/list/all-list.ts';
import { NameCell, useCreatedColumn, useFigureColumns, useStatusColumn } from '../../../records/list/cells.tsx';
import type { ShownRows } from '../../../records/list/list-view.ts';
import { SelectShown } from '../../../records/selection/select-shown.tsx';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import { Until } from '../../../ui/data-table/room.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { TechnologyName } from '../../../ui/text/technology-icon.tsx';
import { icons } from '../../../ui/theme/icons.ts';
import { RunningDecisions } from '../decisions/running-decisions.tsx';
import { contractLists } from './contract-lists.ts';
import { SameContractsMark } from './same-contracts-mark.tsx';

/** With its dialog, which most visits of the list do not need. */
const DecisionBar = lazy(() => import('../decisions/decision-bar.tsx'));

export const allContracts = allList(contractLists, adminEnergyContractApi, {
  filters: energyContractList,
  bar: ['status', 'technologies', 'totalPurchasedCapacity', 'price', 'legalEntityId'],
  search: 'search_own',
  useRows: useAllRows,
  alongside: [
    { to: adminPaths.contractDatabase, labelKey: 'common:navigation.contract_database', icon: icons.contractDatabase },
    { to: adminPaths.contractTemplates, labelKey: 'common:navigation.contract_templates', icon: IconFileText },
  ],
  Figures: RunningDecisions,
  bulk: { most: mostDecided, may: mayBeDecided, nameOf: ({ name }) => name, SelectAll: SelectShown, Bar: DecisionBar },
});

function mayBeDecided({ allowedActions }: EnergyContractRow): boolean {
  return bulkDecisions.some((decision) => allowedActions.includes(decision));
}

const typesOf = ({ technologies }: EnergyContractRow) => technologies.map(({ type }) => type);

function useAllRows(): ShownRows<EnergyContractRow> {
  const { t } = useTranslation(['energyContracts', 'common']);
  const formats = useFormats();
  const status = useStatusColumn<EnergyContractRow>('energyContracts');
  const created = useCreatedColumn<EnergyContractRow>(t('energyContracts:list.created'));
  const { capacity, price } = useFigureColumns<EnergyContractRow>({
    capacityOf: ({ financialConditions }) => financialConditions.totalPurchasedCapacity,
    pricingOf: ({ financialConditions }) => financialConditions,
  });
  const columns: Column<EnergyContractRow>[] = [
    {
      id: 'number',
      header: t('energyContracts:list.number'),
      from: 'medium',
      cell: ({ id, number, sameContracts }) => (
        <>
          <span title={id} className="code">
            {number}
          </span>
          <SameContractsMark contracts={sameContracts} />
        </>
      ),
    },
    {
      id: 'name',
      header: t('energyContracts:list.contract'),
      width: '27%',
      atLeast: 160,
      sortFlag: 'sortByName',
      cell: (row) => <PartiesCell row={row} />,
    },
    {
      id: 'technology',
      header: t('common:filters.technologies'),
      width: 160,
      atLeast: 150,
      cell: (row) => <TechnologyName technologies={typesOf(row)} />,
    },
    { ...capacity, width: 78 },
    { ...price, width: 105 },
    status.column,
    {
      id: 'owner',
      header: t('common:filters.legal_entity'),
      width: '18%',
      atLeast: 110,
      from: 'full',
      title: ({ firstPartyLegalEntity }) => firstPartyLegalEntity.name,
      cell: ({ firstPartyLegalEntity }) => firstPartyLegalEntity.name,
    },
    { ...created, right: true, from: 'broad' },
  ];
  const card = (row: EnergyContractRow) => (
    <>
      <RecordCard
        to={adminPaths.contract(row.id)}
        name={row.name}
        note={row.number}
        badge={status.badge(row)}
        figures={[capacity, price].map(({ header, cell }) => ({ label: header, value: cell(row) }))}
        facts={[
          { label: t('common:filters.technologies'), value: <TechnologyName technologies={typesOf(row)} oneLine /> },
        ]}
        footer={[row.firstPartyLegalEntity.name, formats.date(row.createdAt)]}
      />
      <SameContractsMark contracts={row.sameContracts} />
    </>
  );
  return { columns, card };
}

/** The contract and its other party, and what has no column of its own yet: the first party, and the mark. */
function PartiesCell({ row: { id, name, secondPartyFiscalInfo, firstPartyLegalEntity, sameContracts } }: RowProps) {
  return (
    <>
      <NameCell
        to={adminPaths.contract(id)}
        name={name}
        note={secondPartyFiscalInfo.name}
        joined={{ until: 'full', note: firstPartyLegalEntity.name }}
      />
      <Until room="medium">
        <SameContractsMark contracts={sameContracts} />
      </Until>
    </>
  );
}

interface RowProps {
  row: EnergyContractRow;
}
