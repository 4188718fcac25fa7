// Imports a series: what it is, its file, what is wrong in it line by line, and then its storing.
import { FileInput, Select, TextInput } from '@mantine/core';
import type { SeriesImportResult, SeriesRow } from '@wattpact/domain/series/series';
import { seriesApi } from '@wattpact/domain/series/series-api';
import {
  isMarketKind,
  marketSeriesKinds,
  ownSeriesKinds,
  type Resolution,
  resolutions,
} from '@wattpact/domain/series/series-kinds';
import { inventedZones } from '@wattpact/domain/simulation/invented-zones';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import { repeatKey } from '../../platform/api/repeat-key.ts';
import { sendFile } from '../../platform/api/upload.ts';
import { useActingEntity } from '../../platform/session/acting-entity.ts';
import { useSession } from '../../platform/session/session.ts';
import { useAct } from '../../records/use-act.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import classes from './import-series.module.css';
import { ReadSeriesPart } from './read-series-part.tsx';

interface ImportProps {
  /** The series in whose place the file comes. */
  replaced?: SeriesRow;
  onClose: () => void;
}

interface Values {
  kind: string;
  zone: string;
  resolution: Resolution;
  name: string;
  legalEntityId: string | null;
  source: string;
  licence: string;
  capacity: number | null;
}

function useValues(replaced: SeriesRow | undefined) {
  const { isAdmin } = useSession();
  const { preferred } = useActingEntity().withRole('registry');
  return useState<Values>({
    kind: replaced?.kind ?? (isAdmin ? 'price' : 'profile'),
    zone: replaced?.zone ?? 'portugal',
    resolution: replaced?.resolution ?? 'PT60M',
    name: replaced?.name ?? '',
    legalEntityId: replaced ? replaced.legalEntityId : isAdmin ? null : (preferred?.id ?? null),
    source: replaced?.source ?? '',
    licence: replaced?.licence ?? '',
    capacity: null,
  });
}

/** As parts of the body; empty ones are left out. */
function partsOf(values: Values, replaced: SeriesRow | undefined, dryRun: boolean): Record<string, string> {
  const isMarket = isMarketKind(values.kind);
  const { kind, zone, resolution, name, legalEntityId, source, licence, capacity } = values;
  const parts = {
    kind,
    zone,
    resolution,
    name: name.trim(),
    legalEntityId: isMarket ? '' : (legalEntityId ?? ''),
    source: isMarket ? source.trim() : '',
    licence: isMarket ? licence.trim() : '',
    capacity: kind === 'profile' && capacity !== null ? String(capacity) : '',
    seriesId: replaced?.id ?? '',
    dryRun: String(dryRun),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
}

export default function ImportSeriesDialog({ replaced, onClose }: ImportProps) {
  const { t } = useTranslation(['simulation', 'common', 'errorMessages']);
  const { isPending, run } = useAct('series');
  const [values, setValues] = useValues(replaced);
  const [file, setFile] = useState<File | null>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [key] = useState(repeatKey);
  const [read, setRead] = useState<SeriesImportResult>();
  /** What was checked is no longer what would be stored. */
  const change = (changes: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changes }));
    setRead(undefined);
    setErrors({});
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setRead(undefined);
    setErrors({});
  };
  const isChecked = read !== undefined && !read.isRefused;
  async function send(chosen: File): Promise<void> {
    const fields = partsOf(values, replaced, !isChecked);
    const { name: fileName, size, lastModified } = chosen;
    const idempotencyKey = key.of({ fields, fileName, size, lastModified });
    const answered = () => sendFile<SeriesImportResult>(seriesApi.import.path, chosen, { fields, idempotencyKey });
    const { errors: found } = await run(answered, {
      ...(isChecked && { done: t('series.imported', { name: values.name.trim() }) }),
      failed: t('series.not_imported'),
      onDone: (answer) => (isChecked ? onClose() : setRead(answer)),
      onRefused: (refusal) => Object.keys(refusal.errors).length > 0,
    });
    setErrors(found);
  }
  return (
    <FormDialog
      size={640}
      title={t(replaced ? 'series.replace_title' : 'series.import')}
      submitLabel={t(isChecked ? 'series.store' : 'series.check')}
      busy={isPending}
      disabled={file === null || read?.isRefused === true}
      onSubmit={(event) => {
        event.preventDefault();
        if (file) void send(file);
      }}
      onClose={onClose}
    >
      <Fields {...{ values, errors, change }} isFixed={replaced !== undefined} />
      <FileInput
        label={t('series.file')}
        description={t('series.file_help')}
        placeholder={t('series.choose')}
        accept=".csv,.txt,text/csv"
        required
        error={errors.file}
        value={file}
        onChange={choose}
      />
      {read && <ReadSeriesPart read={read} resolution={values.resolution} />}
    </FormDialog>
  );
}

interface FieldsProps {
  values: Values;
  errors: FormErrors;
  change: (changes: Partial<Values>) => void;
  /** The series stays what it is about. */
  isFixed: boolean;
}

function Fields({ values, errors, change, isFixed }: FieldsProps) {
  const { t } = useTranslation(['simulation', 'common']);
  const { isAdmin } = useSession();
  const { entities } = useActingEntity().withRole('registry');
  const isMarket = isMarketKind(values.kind);
  const text = (name: 'name' | 'source' | 'licence', description?: string): ReactNode => (
    <TextInput
      label={t(`series.field.${name}`)}
      required
      {...(description && { description })}
      error={errors[name]}
      value={values[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
  const choice = (name: 'kind' | 'zone' | 'resolution', data: readonly string[], label: (value: string) => string) => (
    <Select
      label={t(`series.field.${name}`)}
      data={data.map((value) => ({ value, label: label(value) }))}
      allowDeselect={false}
      disabled={isFixed && name !== 'resolution'}
      error={errors[name]}
      value={values[name]}
      onChange={(value) => value !== null && change({ [name]: value })}
    />
  );
  return (
    <>
      {text('name')}
      <div className={classes.sides}>
        {choice('kind', isAdmin ? marketSeriesKinds : ownSeriesKinds, (value) => t(`series.kind.${value}`))}
        {choice('zone', inventedZones, (value) => t(`common:country.${value}`))}
        {choice('resolution', resolutions, (value) => t(`series.resolution.${value}`))}
      </div>
      {!isMarket && entities.length > 1 && (
        <Select
          label={t('saved.company')}
          data={entities.map(({ id, name }) => ({ value: id, label: name }))}
          allowDeselect={false}
          disabled={isFixed}
          error={errors.legalEntityId}
          value={values.legalEntityId}
          onChange={(legalEntityId) => change({ legalEntityId })}
        />
      )}
      {values.kind === 'profile' && (
        <NumberField
          label={t('series.field.capacity')}
          description={t('series.capacity_help')}
          unit="MW"
          decimals={3}
          error={errors.capacity}
          value={values.capacity}
          onChange={(capacity) => change({ capacity })}
        />
      )}
      {isMarket && text('source')}
      {isMarket && text('licence', t('series.licence_help'))}
    </>
  );
}
