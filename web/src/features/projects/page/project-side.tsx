// Beside a project's facts: what it produces over the year, how its price compares, and where it lies. All of it comes after
// the page, into places that are kept.
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { Suspense } from 'react';
import { lazy } from '../../../platform/lazy.ts';
import { withTexts } from '../../../platform/words/i18n.ts';
import type { App } from '../../../records/shown-record.ts';
import { SidePart } from '../../../ui/record/side-panel.tsx';
import { isCompared } from '../../benchmark/is-compared.ts';
import { ProjectLocation } from './project-location.tsx';
import { hasProduction } from './project-places.ts';

const ProjectCharts = lazy(
  withTexts(
    withTexts(() => import('./project-charts.tsx'), 'benchmark'),
    'simulation',
  ),
);

export function ProjectSide({ project, app }: { project: ProjectRecord; app: App }) {
  const places = (
    <>
      {hasProduction(project) && <Place name="production-place" />}
      {isCompared(project) && <Place name="price-band-place" />}
    </>
  );
  return (
    <>
      <Suspense fallback={places}>
        <ProjectCharts project={project} app={app} />
      </Suspense>
      <ProjectLocation project={project} app={app} />
    </>
  );
}

const Place = ({ name }: { name: string }) => (
  <SidePart>
    <div className={name} />
  </SidePart>
);
