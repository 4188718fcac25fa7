// The register by technology or by structure.
import { SegmentedControl } from '@mantine/core';
import type { ContractStatistics } from '@wattpact/domain/contract-statistics/contract-statistics-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { BarList } from '../../../ui/charts/bar-list.tsx';
import { Figure } from '../../../ui/charts/figure.tsx';
import { Quantity } from '../../../ui/text/quantity.tsx';
import { useRoom, useStatisticsColumns, useStatisticsTable } from './statistics-columns.tsx';
import { rowsWithRest, type StatisticsRow } from './statistics-rows.ts';

export function ByKind({ statistics }: { statistics: ContractStatistics }) {
  const { t } = useTranslation(['energyContracts', 'common']);
  const formats = useFormats();
  const hasRoom = useRoom();
  const [kind, setKind] = useState('technology');
  const isTechnology = kind === 'technology';
  const { contracts, capacity, volume, weighted } = useStatisticsColumns();
  const nameOf = ({ isRest, technology, structure }: StatisticsRow) => {
    if (isRest) return t('energyContracts:statistics.rest');
    if (!isTechnology) return t(`common:contract_structure.${structure as 'PAY_AS_PRODUCED'}`);
    return technology === 'MULTIPLE'
      ? t('energyContracts:statistics.multiple')
      : t(`common:technology.${technology as 'SOLAR_POWER'}`);
  };
  const cells = isTechnology ? statistics.byTechnology : statistics.byStructure;
  const named = rowsWithRest(cells, statistics.total[0]).map((cell) => ({ name: nameOf(cell), cell }));
  const title = isTechnology
    ? t('energyContracts:statistics.by_technology')
    : t('energyContracts:statistics.by_structure');
  const head = isTechnology ? t('common:filters.technologies') : t('common:filters.contract_structure');
  const shown = hasRoom ? [contracts, capacity, volume, weighted] : [contracts, capacity, weighted];
  const table = useStatisticsTable({ title, head, rows: named }, shown);
  const bars = named.map(({ name, cell }) => ({
    name,
    value: cell.megawatts,
    shown: <Quantity {...formats.capacity(cell.megawatts)} />,
  }));
  return (
    <Figure
      inPaper
      title={title}
      subtitle={t('energyContracts:statistics.by_kind_help')}
      choice={
        <SegmentedControl
          size="xs"
          value={kind}
          onChange={setKind}
          aria-label={t('energyContracts:statistics.kind')}
          data={[
            { value: 'technology', label: t('energyContracts:statistics.technology') },
            { value: 'structure', label: t('energyContracts:statistics.structure') },
          ]}
        />
      }
      starts="table"
      chart={<BarList bars={bars} />}
      head={table.head}
      rows={table.rows}
      failed={false}
      onRetry={() => {}}
      onSave={table.save}
    />
  );
}
