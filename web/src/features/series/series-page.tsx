// The series that the reader may use: those of the market, those of their companies, and the invented ones, which are marked.
import { Button, Skeleton, Stack } from '@mantine/core';
import { IconDownload, IconReplace, IconTrash, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { SeriesRow } from '@wattpact/domain/series/series';
import { seriesApi } from '@wattpact/domain/series/series-api';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../platform/api/api-problems.ts';
import { call } from '../../platform/api/call.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { urlOf } from '../../platform/api/request.ts';
import { saveDownload } from '../../platform/api/save-download.ts';
import { lazy } from '../../platform/lazy.ts';
import { useActingEntity } from '../../platform/session/acting-entity.ts';
import { useSession } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toasts.ts';
import { filledText } from '../../platform/words/filled-text.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { DeleteOwnDialog } from '../../records/deletion/delete-own-dialog.tsx';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { RowAct } from '../../ui/data-table/row-act.tsx';
import { GenericError } from '../../ui/feedback/generic-pages.tsx';
import { PlainRow, RowsPaper } from '../../ui/record/plain-rows.tsx';

const ImportDialog = lazy(() => import('./import-series-dialog.tsx'));

type Open = { act: 'import' } | { act: 'replace' | 'delete'; series: SeriesRow };

export function SeriesPage() {
  const { t } = useTranslation(['simulation', 'common', 'errorMessages']);
  const { isAdmin } = useSession();
  const { withRole } = useActingEntity();
  const { data, isLoadingError, refetch } = useQuery(apiQuery(seriesApi.list));
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const mayImport = isAdmin || withRole('registry').entities.length > 0;
  const of = (fits: (series: SeriesRow) => boolean) => data?.filter(fits) ?? [];
  return (
    <>
      <PageHeader
        title={t('series.title')}
        actions={
          mayImport && (
            <Button leftSection={<IconUpload size={18} stroke={1.9} />} onClick={() => setOpen({ act: 'import' })}>
              {t('series.import')}
            </Button>
          )
        }
      />
      <Stack gap={16}>
        {isLoadingError && <GenericError onRetry={() => void refetch()} />}
        {!data && !isLoadingError && <Skeleton height={240} />}
        {data && (
          <>
            {!isAdmin && (
              <Group
                title={t('series.own')}
                none={t('series.none_own')}
                rows={of(({ legalEntityId }) => legalEntityId !== null)}
                onOpen={setOpen}
              />
            )}
            <Group
              title={t('series.market')}
              none={t('series.none_market')}
              rows={of(({ legalEntityId, isInvented }) => legalEntityId === null && !isInvented)}
              onOpen={setOpen}
            />
            <Group title={t('invented')} none="" rows={of(({ isInvented }) => isInvented)} onOpen={setOpen} />
          </>
        )}
      </Stack>
      <Suspense>
        {open?.act === 'import' && <ImportDialog onClose={close} />}
        {open?.act === 'replace' && <ImportDialog replaced={open.series} onClose={close} />}
      </Suspense>
      {open?.act === 'delete' && <DeleteDialog series={open.series} onClose={close} />}
    </>
  );
}

interface GroupProps {
  title: string;
  none: string;
  rows: readonly SeriesRow[];
  onOpen: (open: Open) => void;
}

const Group = ({ rows, onOpen, ...paper }: GroupProps) => (
  <RowsPaper {...paper}>
    {rows.map((series) => (
      <Series key={series.id} series={series} onOpen={onOpen} />
    ))}
  </RowsPaper>
);

/** An invented one is named by what it is. */
function useNameOf(): (series: SeriesRow) => string {
  const { t } = useTranslation(['simulation', 'common']);
  return ({ name, kind, technology }) =>
    name ?? (technology === null ? t(`series.kind.${kind}`) : t(`common:technology.${technology}`));
}

function Series({ series, onOpen }: { series: SeriesRow; onOpen: (open: Open) => void }) {
  const { t } = useTranslation(['simulation', 'common']);
  const formats = useFormats();
  const name = useNameOf()(series);
  const { id, kind, zone, resolution, unit, first, last, source, licence, filled, legalEntityName } = series;
  const facts = [
    ...(name === t(`series.kind.${kind}`) ? [] : [t(`series.kind.${kind}`)]),
    t(`common:country.${zone}`),
    t(`series.resolution.${resolution}`),
    t(`series.unit.${unit}`),
    ...(first && last ? [t('series.range', { from: formats.date(first), to: formats.date(last) })] : []),
    ...(filled > 0 ? [t('series.filled', { count: filled })] : []),
    ...(legalEntityName ? [legalEntityName] : []),
  ];
  const save = () =>
    saveDownload(urlOf(seriesApi.download.path, { id }, {}), `${name}.csv`).catch((error: unknown) =>
      toasts.error(reasonOf(error) ?? ''),
    );
  const { allowedActions } = series;
  const acts = (
    <>
      <RowAct icon={IconDownload} label={t('series.download', { name })} onClick={() => void save()} />
      {allowedActions.includes('replace') && (
        <RowAct
          icon={IconReplace}
          label={t('series.replace', { name })}
          onClick={() => onOpen({ act: 'replace', series })}
        />
      )}
      {allowedActions.includes('delete') && (
        <RowAct
          icon={IconTrash}
          label={t('series.delete_of', { name })}
          onClick={() => onOpen({ act: 'delete', series })}
        />
      )}
    </>
  );
  return (
    <PlainRow aside={acts}>
      <strong>{name}</strong>
      <small>{filledText(facts)}</small>
      {source && <small>{t('series.from', { source, licence })}</small>}
    </PlainRow>
  );
}

function DeleteDialog({ series, onClose }: { series: SeriesRow; onClose: () => void }) {
  const { t } = useTranslation('simulation');
  const name = useNameOf()(series);
  const texts = {
    act: t('series.delete'),
    consequence: t('series.delete_text'),
    failed: t('series.not_deleted'),
  };
  return (
    <DeleteOwnDialog
      item={{ id: series.id, name }}
      deletion={{ about: 'series', texts, remove: (id) => call(seriesApi.remove, { params: { id } }) }}
      onClose={onClose}
    />
  );
}
