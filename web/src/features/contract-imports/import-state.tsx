// What the state of an import means for its reader, with the progress while contracts are being registered.
import { Progress } from '@mantine/core';
import type { ImportSummary } from '@wattpact/domain/contract-imports/contract-import';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import classes from './contract-imports.module.css';

export const ImportState = ({ of }: { of: ImportSummary }) => (
  <div className={classes.block}>
    <StateNotice of={of} />
    {of.status === 'CHECKED' && of.warned > 0 && <Repeated of={of} />}
  </div>
);

function Repeated({ of: { warned } }: { of: ImportSummary }) {
  const { t } = useTranslation('importEnergyContract');
  return (
    <Notice kind="warning" title={t('same.title', { count: warned })}>
      {t('same.text')}
    </Notice>
  );
}

function StateNotice({ of }: { of: ImportSummary }) {
  const { t } = useTranslation('importEnergyContract');
  const { status, invalid, created } = of;
  switch (status) {
    case 'READ':
      return <Notice kind="information" title={t('notice.reading')} />;
    case 'COMMITTING':
      return <Working of={of} />;
    case 'FAILED':
      return (
        <Notice kind="reject" title={t('notice.failed')}>
          {t('notice.failed_text')}
        </Notice>
      );
    case 'DONE':
      return (
        <Notice kind="success" title={t('notice.done', { count: created })} live>
          {t('notice.done_text')} {invalid > 0 && t('notice.left', { count: invalid })}
        </Notice>
      );
    default:
      return <Checked of={of} />;
  }
}

function Working({ of: { created, valid } }: { of: ImportSummary }) {
  const { t } = useTranslation('importEnergyContract');
  const formats = useFormats();
  const figures = { created: formats.number(created), valid: formats.number(valid) };
  const percent = valid === 0 ? 100 : (created / valid) * 100;
  return (
    <Notice kind="information" title={t('notice.working', figures)}>
      {t('notice.working_text')}
      <Progress className={classes.progress ?? ''} value={percent} aria-label={t('notice.working', figures)} />
    </Notice>
  );
}

function Checked({ of: { valid, invalid } }: { of: ImportSummary }) {
  const { t } = useTranslation('importEnergyContract');
  const part = valid === 0 ? 'none' : 'some';
  if (invalid === 0)
    return (
      <Notice kind="success" title={t('notice.ready')}>
        {t('notice.ready_text')}
      </Notice>
    );
  return (
    <Notice kind="warning" title={valid === 0 ? t('notice.none') : t('notice.some', { count: invalid })}>
      {t(`notice.${part}_text`)}
    </Notice>
  );
}
