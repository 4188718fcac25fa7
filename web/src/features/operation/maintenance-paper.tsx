// The notice of maintenance: administrators write it in three languages for a period, change it, and take it away.
import { Button, Skeleton, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { MaintenanceNotice } from '@wattpact/domain/operation/maintenance-notice';
import type { WrittenNotice } from '@wattpact/domain/operation/operation-api';
import { languages } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../platform/words/language.ts';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { LeaveDialog } from '../../ui/feedback/leave-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TimeField } from '../../ui/fields/time-field.tsx';
import { OutdatedDialog } from '../../ui/record/outdated-dialog.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import classes from './operation.module.css';
import { noticeQuery } from './operation-calls.ts';
import { useNotice } from './use-notice.ts';
import { useNoticeState } from './use-notice-state.ts';

export function MaintenancePaper() {
  const { t } = useTranslation('dashboard');
  const { data, isLoadingError, error, refetch } = useQuery(noticeQuery);
  if (isLoadingError) return <FailedPart error={error} onRetry={refetch} />;
  return (
    <SectionPaper title={t('configuration.notice')}>
      <p className={classes.lead}>{t('configuration.notice_text')}</p>
      {data ? <NoticeForm key={data.version} written={data} /> : <Skeleton height={240} />}
    </SectionPaper>
  );
}

function NoticeForm({ written }: { written: WrittenNotice }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { form, submit, busy, end, isEnding, outdated } = useNotice(written);
  const { notice } = written;
  return (
    <form onSubmit={submit} noValidate className={classes.fields}>
      {notice && <State notice={notice} />}
      <div className={classes.period}>
        <DateField
          required
          label={t('dashboard:configuration.starts_at')}
          {...form.getInputProps('startsOn')}
          error={form.errors.startsAt}
          data-path="startsAt"
        />
        <TimeField required label={t('dashboard:configuration.starts_time')} {...form.getInputProps('startsTime')} />
        <DateField
          required
          label={t('dashboard:configuration.ends_at')}
          {...form.getInputProps('endsOn')}
          error={form.errors.endsAt}
          data-path="endsAt"
        />
        <TimeField required label={t('dashboard:configuration.ends_time')} {...form.getInputProps('endsTime')} />
      </div>
      <div className={classes.texts}>
        {languages.map((language) => (
          <Textarea
            key={language}
            required
            lang={language}
            label={t('dashboard:configuration.text_in', { language: languageNames[language] })}
            autosize
            minRows={2}
            {...form.getInputProps(language)}
          />
        ))}
      </div>
      <div className={classes.acts}>
        <Button type="submit" loading={busy}>
          {t('dashboard:configuration.save')}
        </Button>
        {notice && (
          <Button variant="default" loading={isEnding} onClick={() => void end()}>
            {t('dashboard:configuration.end')}
          </Button>
        )}
      </div>
      <LeaveDialog unsaved={form.isDirty()} />
      <OutdatedDialog {...outdated}>{t('common:outdated.form_text')}</OutdatedDialog>
    </form>
  );
}

function State({ notice }: { notice: MaintenanceNotice }) {
  const { isRunning, text } = useNoticeState()(notice);
  return <Notice kind={isRunning ? 'information' : 'time'} title={text} />;
}
