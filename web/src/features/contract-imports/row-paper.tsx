// One row of an import: its faulty cells with the faults below them, or all its cells, and their correction.
import { Button, Textarea } from '@mantine/core';
import type { ImportRow } from '@wattpact/domain/contract-imports/contract-import';
import { contractImportApi } from '@wattpact/domain/contract-imports/contract-import-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { call } from '../../platform/api/call.ts';
import { formErrors } from '../../platform/api/form-errors.ts';
import { filledText } from '../../platform/words/filled-text.ts';
import { useAct } from '../../records/use-act.ts';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { useColumnName } from './column-label.ts';
import classes from './contract-imports.module.css';
import { RowWarnings } from './row-warnings.tsx';

interface RowPaperProps {
  importId: string;
  row: ImportRow;
  /** Of the file, in its order. */
  columns: readonly string[];
  mayCorrect: boolean;
}

/** What was typed and not checked yet, by the column's path. */
function useCorrection(importId: string, row: number) {
  const { t } = useTranslation('importEnergyContract');
  const { isPending, run } = useAct('energy_contract');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const check = async () => {
    const sent = typed;
    const params = { id: importId, row: String(row) };
    const { isDone } = await run(() => call(contractImportApi.updateRow, { params, body: { values: sent } }), {
      done: ({ errors }) =>
        errors.length === 0 ? t('rows.corrected', { row }) : { kind: 'warning', title: t('rows.still', { row }) },
    });
    // The row has been read again; what was typed meanwhile stays.
    if (isDone)
      setTyped((now) => Object.fromEntries(Object.entries(now).filter(([path, text]) => sent[path] !== text)));
  };
  return {
    typed,
    type: (path: string, text: string) => setTyped((all) => ({ ...all, [path]: text })),
    isPending,
    check,
  };
}

export function RowPaper({ importId, row, columns, mayCorrect }: RowPaperProps) {
  const { t } = useTranslation(['importEnergyContract', 'errorMessages']);
  const [showsAll, setShowsAll] = useState(false);
  const { typed, type, isPending, check } = useCorrection(importId, row.row);
  const faults = formErrors(row.errors);
  const faulty = Object.keys(faults);
  // Corrections may fill columns that the file does not have.
  const all = [...new Set([...columns, ...Object.keys(row.values), ...faulty, ...Object.keys(typed)])];
  // Corrected cells stay in view until the row is checked again.
  const shown = showsAll || faulty.length === 0 ? all : all.filter((path) => path in faults || path in typed);
  const isOpen = faulty.length > 0 || showsAll;
  return (
    <SectionPaper title={filledText([t('rows.row', { row: row.row }), row.values.name])} aside={<Result row={row} />}>
      <RowWarnings warnings={row.warnings} />
      {isOpen && (
        <div className={classes.cells}>
          {shown.map((path) => (
            <Cell
              key={path}
              path={path}
              value={typed[path] ?? row.values[path] ?? ''}
              fault={path in typed ? undefined : faults[path]}
              readOnly={!mayCorrect}
              onType={(text) => type(path, text)}
            />
          ))}
        </div>
      )}
      <div className={classes.buttons}>
        {mayCorrect && isOpen && (
          <Button
            variant="light"
            disabled={Object.keys(typed).length === 0}
            loading={isPending}
            onClick={() => void check()}
          >
            {t('rows.check')}
          </Button>
        )}
        {(faulty.length === 0 || faulty.length < all.length) && (
          <Button variant="subtle" onClick={() => setShowsAll(!showsAll)} aria-expanded={showsAll}>
            {t(showsAll && faulty.length > 0 ? 'rows.faulty_fields' : showsAll ? 'rows.hide' : 'rows.all_fields')}
          </Button>
        )}
        {row.contractId !== null && (
          <Button variant="default" component={AppLink} to={paths.contract(row.contractId)}>
            {t('rows.open')}
          </Button>
        )}
      </div>
    </SectionPaper>
  );
}

function Result({ row: { errors, warnings, contractId } }: { row: ImportRow }) {
  const { t } = useTranslation('importEnergyContract');
  if (contractId !== null) return <StatusBadge status="DONE" tone="green" label={t('result.created')} />;
  if (errors.length === 0 && warnings.length > 0)
    return <StatusBadge status="CHECKED" tone="yellow" label={t('same.badge')} />;
  if (errors.length === 0) return <StatusBadge status="CHECKED" tone="blue" label={t('rows.fine')} />;
  return <StatusBadge status="FAILED" tone="red" label={t('rows.faults', { count: errors.length })} />;
}

interface CellProps {
  path: string;
  value: string;
  fault: string | undefined;
  readOnly: boolean;
  onType: (text: string) => void;
}

/** A cell may hold long texts, so it grows. */
function Cell({ path, value, fault, readOnly, onType }: CellProps) {
  const name = useColumnName();
  const { label, unit } = name(path);
  return (
    <Textarea
      label={unit === undefined ? label : `${label} (${unit})`}
      autosize
      minRows={1}
      maxRows={6}
      value={value}
      error={fault}
      readOnly={readOnly}
      data-path={path}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
