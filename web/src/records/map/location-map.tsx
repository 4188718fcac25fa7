// Where a record is: its municipality, or its country where the municipalities are not known, and what is around.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { countryPoints } from '@wattpact/domain/places/country-points';
import { isMapped } from '@wattpact/domain/places/place-names';
import { placesApi } from '@wattpact/domain/places/places-api';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/api/query.ts';
import { layoutAround, type Point } from '../../ui/map/geography.ts';
import { type Outlines, PlaceMap } from '../../ui/map/place-map.tsx';
import { useWidth } from '../../ui/map/use-width.ts';
import { SidePart } from '../../ui/record/side-panel.tsx';
import classes from './list-map.module.css';
import { MapSources } from './map-sources.tsx';
import { outlinesQuery } from './outlines.ts';

interface LocationMapProps {
  country: Country;
  /** Null where the list of municipalities does not have it. */
  code: string | null;
  /** The list of what is in the same place. */
  listOf: (place: { municipalities: string } | { countries: string }) => string;
}

export default function LocationMap({ country, code, listOf }: LocationMapProps) {
  const { t } = useTranslation();
  const outlines = useQuery(outlinesQuery);
  const found = useQuery({
    ...apiQuery(placesApi.municipalities, { query: { codes: code === null ? [] : [code] } }),
    enabled: code !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The fields say where it is; a map that cannot be loaded is left out.
  if (outlines.isLoadingError || found.isLoadingError) return null;
  const town = found.data?.[0];
  const isWaiting = !outlines.data || (code !== null && !found.data);
  const place = town
    ? { point: town, name: town.name, region: town.region, to: listOf({ municipalities: town.code }) }
    : { point: countryPoints[country], name: t(`country.${country}`), to: listOf({ countries: country }) };
  return (
    <SidePart title={t('map.here')}>
      {isWaiting ? (
        <Skeleton height={height} />
      ) : (
        <ShownPlace place={place} outlines={outlines.data} isAbroad={!isMapped(country)} />
      )}
      <MapSources />
    </SidePart>
  );
}

const height = 240;

interface ShownPlaceProps {
  place: { point: Point; name: string; region?: string; to: string };
  outlines: Outlines;
  isAbroad: boolean;
}

function ShownPlace({ place: { point, name, region, to }, outlines, isAbroad }: ShownPlaceProps) {
  const { t } = useTranslation();
  const { ref, width } = useWidth();
  const shown = useMemo(
    () => layoutAround(point, isAbroad ? 'europe' : 'iberia', { width, height }),
    [point, isAbroad, width],
  );
  const { longitude, latitude } = point;
  return (
    <div ref={ref} className={classes.single}>
      {width > 0 && (
        <PlaceMap
          key={width}
          {...shown}
          label={t('map.here')}
          outlines={outlines}
          marks={[{ key: name, count: 1, longitude, latitude }]}
          describe={() => ({
            name: region && region !== name ? `${name}, ${region}` : name,
            text: t('map.others_here'),
            to,
          })}
        />
      )}
    </div>
  );
}
