// Imports a price index: a file is checked first, its faults are named by line, and then it is stored whole.
import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type IndexReport, indexApi } from '@wattpact/domain/benchmark/index-api';
import { indexColumns } from '@wattpact/domain/benchmark/index-row';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../platform/api/api-problems.ts';
import { call } from '../../platform/api/call.ts';
import { errorText } from '../../platform/api/form-errors.ts';
import { saveTable } from '../../platform/api/save-table.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { useAct } from '../../records/use-act.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import classes from './price-index.module.css';

interface Checked {
  name: string;
  csv: string;
  report: IndexReport;
}

/** Spreadsheet programs of western Europe write Windows-1252 when they do not write UTF-8. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function useImport() {
  const { t } = useTranslation(['benchmark', 'errorMessages']);
  const { isPending, run } = useAct('price_index');
  const [checked, setChecked] = useState<Checked>();
  const [refused, setRefused] = useState<string>();
  const check = async (file: File | null) => {
    if (!file) return;
    setChecked(undefined);
    setRefused(undefined);
    const csv = await textOf(file);
    await run(() => call(indexApi.import, { body: { csv, dryRun: true } }), {
      onDone: (report) => setChecked({ name: file.name, csv, report }),
      onRefused: ({ errors }, error) => {
        setRefused(errors.csv ?? reasonOf(error));
        return true;
      },
    });
  };
  const store = async ({ csv }: Checked) => {
    await run(() => call(indexApi.import, { body: { csv } }), {
      done: t('index.stored'),
      failed: t('index.refused'),
      onDone: () => setChecked(undefined),
    });
  };
  return { isPending, checked, refused, check, store };
}

export function IndexImport() {
  const { t } = useTranslation(['benchmark', 'errorMessages']);
  const { language } = useFormats();
  const { isPending, checked, refused, check, store } = useImport();
  const forget = useRef<() => void>(null);
  const empty = () => saveTable({ name: t('index.template_file'), head: [...indexColumns], rows: [] }, language);
  return (
    <div className={classes.import}>
      <SectionPaper title={t('index.import')}>
        <p>{t('index.import_text')}</p>
        <div className={classes.acts}>
          <FileButton
            accept=".csv,text/csv"
            resetRef={forget}
            onChange={(file) => {
              // The browser reports no change when the corrected file has the same name.
              forget.current?.();
              void check(file);
            }}
            inputProps={{ 'aria-label': t('index.choose') }}
          >
            {(props) => (
              <Button {...props} leftSection={<IconUpload size={18} stroke={1.9} />} loading={isPending}>
                {t('index.choose')}
              </Button>
            )}
          </FileButton>
          <Button variant="default" onClick={empty}>
            {t('index.template')}
          </Button>
        </div>
        {refused !== undefined && (
          <Notice kind="reject" title={t('index.refused')} live>
            {refused}
          </Notice>
        )}
        {checked && <Report checked={checked} isPending={isPending} onStore={() => void store(checked)} />}
      </SectionPaper>
    </div>
  );
}

interface ReportProps {
  checked: Checked;
  isPending: boolean;
  onStore: () => void;
}

function Report({ checked: { name, report }, isPending, onStore }: ReportProps) {
  const { t } = useTranslation('benchmark');
  const { rows, valid, invalid, replaced, faults } = report;
  return (
    <section aria-label={t('index.report', { name })} className={classes.report}>
      <h3>{t('index.report', { name })}</h3>
      <p>{t('index.counts', { rows, valid, invalid, replaced })}</p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ row, errors }) => (
            <li key={row}>
              {t('index.line', { row })}{' '}
              {errors.map(({ path, key, params }) => `${path ? `${path}: ` : ''}${errorText(key, params)}`).join(' ')}
            </li>
          ))}
        </ul>
      )}
      {invalid > 0 ? (
        <p>{t('index.mend')}</p>
      ) : (
        <Button loading={isPending} onClick={onStore}>
          {t('index.store', { count: valid })}
        </Button>
      )}
    </section>
  );
}
