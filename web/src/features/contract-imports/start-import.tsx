// Begins an import: the company, the empty file, and the file that is checked. Its page opens when it has been read.
import { Button, Progress } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import {
  type ImportFormat,
  type ImportResult,
  importBounds,
  importFormats,
} from '@wattpact/domain/contract-imports/contract-import';
import { contractImportApi } from '@wattpact/domain/contract-imports/contract-import-api';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../platform/address/navigation.ts';
import { paths } from '../../platform/address/paths.ts';
import { reasonOf } from '../../platform/api/api-problems.ts';
import { urlOf } from '../../platform/api/request.ts';
import { saveDownload } from '../../platform/api/save-download.ts';
import { sendFile } from '../../platform/api/upload.ts';
import { useActingEntity } from '../../platform/session/acting-entity.ts';
import { toasts } from '../../platform/toasts.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { useRefresh } from '../../records/use-refresh.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import fields from '../../ui/fields/fields.module.css';
import { SearchSelect } from '../../ui/fields/search-select.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import classes from './contract-imports.module.css';

export function TemplatePaper() {
  const { t } = useTranslation('importEnergyContract');
  const formats = useFormats();
  const save = (format: ImportFormat) =>
    saveDownload(
      urlOf(contractImportApi.template.path, {}, { format, language: formats.language }),
      `import.${format}`,
    ).catch((error: unknown) => toasts.error(reasonOf(error) ?? ''));
  return (
    <SectionPaper title={t('template.title')}>
      <p className={classes.text}>{t('template.text')}</p>
      <div className={classes.buttons}>
        {[...importFormats].reverse().map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.9} />}
            onClick={() => void save(format)}
          >
            {t(`template.${format}`)}
          </Button>
        ))}
      </div>
    </SectionPaper>
  );
}

interface Sending {
  name: string;
  percent: number;
}

function useCheck(company: string | null) {
  const refresh = useRefresh('energy_contract');
  const go = useGo();
  const [sending, setSending] = useState<Sending>();
  const [refused, setRefused] = useState<string>();
  async function check(file: File): Promise<void> {
    if (company === null) return;
    setRefused(undefined);
    setSending({ name: file.name, percent: 0 });
    try {
      const { id } = await sendFile<ImportResult>(contractImportApi.create.path, file, {
        fields: { legalEntityId: company, dryRun: 'true' },
        onProgress: (percent) => setSending({ name: file.name, percent }),
      });
      void refresh();
      await go(paths.contractImport(id));
    } catch (error) {
      setRefused(reasonOf(error));
    } finally {
      setSending(undefined);
    }
  }
  return { check, sending, refused };
}

export function FilePaper() {
  const { t } = useTranslation(['importEnergyContract', 'errorMessages', 'common']);
  const formats = useFormats();
  const { withRole } = useActingEntity();
  const { entities, preferred } = withRole('registry');
  const [chosen, setChosen] = useState<string | null>(null);
  const company = chosen ?? preferred?.id ?? null;
  const { check, sending, refused } = useCheck(company);
  const choose = useRef<() => void>(null);
  return (
    <SectionPaper title={t('file.title')}>
      <div className={classes.form}>
        <SearchSelect
          label={t('file.company')}
          description={t('file.company_help')}
          data={entities.map(({ id, name }) => ({ value: id, label: name }))}
          value={company}
          onChange={setChosen}
          required
        />
        {refused !== undefined && (
          <Notice kind="reject" title={t('file.refused')} live>
            {refused}
          </Notice>
        )}
        <Dropzone
          className={fields.drop ?? ''}
          onDrop={([file]) => file && void check(file)}
          openRef={choose}
          multiple={false}
          activateOnClick={false}
          enablePointerEvents
          disabled={sending !== undefined || company === null}
          inputProps={{ 'aria-label': t('file.choose'), tabIndex: -1, accept: '.csv,.xlsx' }}
        >
          <Button
            leftSection={<IconUpload size={18} stroke={1.9} />}
            loading={sending !== undefined}
            disabled={company === null}
            onClick={() => choose.current?.()}
          >
            {t('file.choose')}
          </Button>
          <span>
            {t('file.drop')} {t('template.limits', { rows: formats.number(importBounds.rows) })}
            <br />
            {t('file.nothing_yet')}
          </span>
        </Dropzone>
        {sending && (
          <output>
            <Progress value={sending.percent} animated={sending.percent === 100} aria-hidden />
            <span className={classes.note}>
              {sending.percent < 100 ? t('file.sending', { ...sending }) : t('file.checking', { name: sending.name })}
            </span>
          </output>
        )}
      </div>
    </SectionPaper>
  );
}
