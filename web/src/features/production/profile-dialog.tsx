// Chooses the series with whose profile a project delivers, or none, so that the invented one stands in.
import { Radio, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SeriesRow } from '@wattpact/domain/series/series';
import { seriesApi } from '@wattpact/domain/series/series-api';
import { lastYear } from '@wattpact/domain/series/series-values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { call } from '../../platform/api/call.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { filledText } from '../../platform/words/filled-text.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { useAct } from '../../records/use-act.ts';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import classes from './production.module.css';

interface ProfileDialogProps {
  projectId: string;
  ownerId: string;
  onClose: () => void;
}

const invented = 'invented';

export default function ProfileDialog({ projectId, ownerId, onClose }: ProfileDialogProps) {
  const { t } = useTranslation(['simulation', 'common']);
  const { isPending, run } = useAct('project');
  const chosen = useQuery(apiQuery(seriesApi.getProfile, { params: { id: projectId } }));
  const list = useQuery(apiQuery(seriesApi.list, { query: { kind: 'profile' } }));
  const [typed, setTyped] = useState<string>();
  const before = chosen.data?.seriesId ?? invented;
  const value = typed ?? before;
  const own = list.data?.filter(({ legalEntityId }) => legalEntityId === ownerId) ?? [];
  const isLoaded = chosen.data !== undefined && list.data !== undefined;
  const hasFailed = chosen.isLoadingError || list.isLoadingError;
  const send = () => {
    const body = value === invented ? {} : { seriesId: value };
    return call(seriesApi.setProfile, { params: { id: projectId }, body });
  };
  return (
    <FormDialog
      size={520}
      title={t('production.choose_title')}
      submitLabel={t('common:save')}
      busy={isPending}
      disabled={!isLoaded || value === before}
      onSubmit={(event) => {
        event.preventDefault();
        void run(send, { done: t('production.chosen'), failed: t('production.not_chosen'), onDone: onClose });
      }}
      onClose={onClose}
    >
      <p className={classes.help}>{t('production.choose_help')}</p>
      {hasFailed && (
        <FailedPart
          error={chosen.error ?? list.error}
          onRetry={() => Promise.all([chosen.refetch(), list.refetch()])}
        />
      )}
      {!isLoaded && !hasFailed && <Skeleton height={96} />}
      {isLoaded && (
        <Radio.Group label={t('input.seriesId')} value={value} onChange={setTyped}>
          <div className={classes.choices}>
            <Radio value={invented} label={t('invented')} description={t('invented_parts.profile')} />
            {own.map((series) => (
              <ProfileOption key={series.id} series={series} />
            ))}
          </div>
        </Radio.Group>
      )}
      {isLoaded && own.length === 0 && (
        <p className={classes.help}>
          {t('production.no_profiles')} <AppLink to={paths.series()}>{t('production.to_series')}</AppLink>
        </p>
      )}
    </FormDialog>
  );
}

/** One without a whole year says nothing of a year. */
function ProfileOption({ series }: { series: SeriesRow }) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const { id, name, first, last, resolution, unit } = series;
  const isWhole = first !== null && last !== null && lastYear(first, last, resolution) !== undefined;
  const facts = [
    t(`series.unit.${unit}`),
    t(`series.resolution.${resolution}`),
    ...(first && last ? [t('series.range', { from: formats.date(first), to: formats.date(last) })] : []),
    ...(isWhole ? [] : [t('production.too_short')]),
  ];
  return <Radio value={id} label={name} description={filledText(facts)} disabled={!isWhole} />;
}
