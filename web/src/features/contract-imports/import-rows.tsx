// The rows of an import: at first those with faults, or those that may repeat a contract.
import { SegmentedControl } from '@mantine/core';
import type { ImportRecord, ShownRows } from '@wattpact/domain/contract-imports/contract-import';
import { useTranslation } from 'react-i18next';
import { useWide } from '../../ui/data-table/data-table.tsx';
import TablePagination from '../../ui/data-table/table-pagination.tsx';
import { useMayRegister } from './commit-button.tsx';
import classes from './contract-imports.module.css';
import { RowPaper } from './row-paper.tsx';

export type Shown = ShownRows | 'all';

interface ImportRowsProps {
  of: ImportRecord;
  shown: Shown;
  stale: boolean;
  onShow: (shown: Shown) => void;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

export function ImportRows({ of, shown, stale, onShow, onPage, onLimit }: ImportRowsProps) {
  const { t } = useTranslation('importEnergyContract');
  const wide = useWide();
  const mayRegister = useMayRegister(of.legalEntityId);
  const choices: { value: Shown; label: string }[] = [
    ...(of.invalid > 0 ? [{ value: 'invalid' as const, label: t('rows.only_invalid') }] : []),
    ...(of.warned > 0 ? [{ value: 'warned' as const, label: t('same.only') }] : []),
    { value: 'all', label: t('rows.all') },
  ];
  return (
    <section aria-label={t('rows.title')} aria-busy={stale}>
      <div className={classes.rowsHead}>
        <h2>{t('rows.title')}</h2>
        {choices.length > 1 && (
          <SegmentedControl
            aria-label={t('rows.shown')}
            data={choices}
            value={shown}
            onChange={(value) => onShow(value as Shown)}
          />
        )}
      </div>
      <ul className={classes.rows}>
        {of.items.map((row) => (
          <li key={row.row}>
            <RowPaper
              importId={of.id}
              row={row}
              columns={of.columns}
              mayCorrect={mayRegister && of.status === 'CHECKED'}
            />
          </li>
        ))}
      </ul>
      {of.total > of.limit && (
        <TablePagination
          page={of.page}
          limit={of.limit}
          total={of.total}
          onPage={onPage}
          onLimit={onLimit}
          wide={wide}
        />
      )}
    </section>
  );
}
