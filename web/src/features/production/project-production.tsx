// What a project produces over the year, beside its facts; who may, chooses the profile behind it.
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import type { Production } from '@wattpact/domain/series/production';
import { seriesApi } from '@wattpact/domain/series/series-api';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/api/query.ts';
import { lazy } from '../../platform/lazy.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { SidePart } from '../../ui/record/side-panel.tsx';
import classes from './production.module.css';
import ProductionFigure from './production-figure.tsx';

const ProfileDialog = lazy(() => import('./profile-dialog.tsx'));

export default function ProjectProduction({ project }: { project: ProjectRecord }) {
  const { t } = useTranslation('simulation');
  const { data, isLoadingError, refetch } = useQuery(apiQuery(seriesApi.production, { params: { id: project.id } }));
  const notes = useNotes(project, data);
  const title = t('production.title');
  return (
    <SidePart>
      <div className={`production-place ${classes.place}`}>
        <ProductionFigure
          title={title}
          fileName={`${title}, ${project.designation}`}
          months={data?.months}
          notes={notes}
          failed={isLoadingError}
          onRetry={() => void refetch()}
        />
        {project.allowedActions.includes('chooseProfile') && <ProfileChoice project={project} />}
      </div>
    </SidePart>
  );
}

function useNotes(project: ProjectRecord, production: Production | undefined): string[] {
  const { t } = useTranslation(['simulation', 'common']);
  const formats = useFormats();
  if (!production) return [];
  const { isInvented, zone, from, to } = production;
  const scale = t(project.annualVolume === undefined ? 'production.by_capacity' : 'production.by_volume');
  if (isInvented) {
    const isElsewhere = zone !== null && zone !== project.location.country;
    return [
      `${t('invented')}.`,
      t('invented_parts.profile'),
      ...(isElsewhere ? [t('production.other_country', { zone: t(`common:country.${zone}`) })] : []),
      scale,
    ];
  }
  const days = from && to ? { from: formats.date(from.slice(0, 10)), to: formats.date(lastDay(to)) } : undefined;
  return [...(days ? [t('production.of_profile', days)] : []), scale];
}

/** The end is not part of the twelve months. */
const lastDay = (end: string): string => new Date(Date.parse(end) - 1).toISOString().slice(0, 10);

function ProfileChoice({ project }: { project: ProjectRecord }) {
  const { t } = useTranslation('simulation');
  const [opened, { open, close }] = useDisclosure();
  const { id, sellerLegalEntity: seller } = project;
  return (
    <>
      <Button variant="default" className={classes.act ?? ''} onClick={open}>
        {t('production.choose')}
      </Button>
      <Suspense>{opened && <ProfileDialog projectId={id} ownerId={seller.id} onClose={close} />}</Suspense>
    </>
  );
}
