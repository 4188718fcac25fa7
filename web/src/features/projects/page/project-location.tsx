// The map of a project's place, which loads after the page. In Portugal and Spain it needs a municipality that is known.
import { Skeleton } from '@mantine/core';
import { isMapped } from '@wattpact/domain/places/place-names';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { Suspense } from 'react';
import { adminPaths, paths } from '../../../platform/address/paths.ts';
import { lazy } from '../../../platform/lazy.ts';
import type { App } from '../../../records/shown-record.ts';
import { SidePart } from '../../../ui/record/side-panel.tsx';

const LocationMap = lazy(() => import('../../../records/map/location-map.tsx'));

export function ProjectLocation({ project, app }: { project: ProjectRecord; app: App }) {
  const { location, municipalityCode } = project;
  if (isMapped(location.country) && municipalityCode === null) return null;
  return (
    <Suspense
      fallback={
        <SidePart>
          <Skeleton height={358} />
        </SidePart>
      }
    >
      <LocationMap
        country={location.country}
        code={municipalityCode}
        listOf={app === 'admin' ? adminPaths.projectsIn : paths.marketProjectsIn}
      />
    </Suspense>
  );
}
