// The map of a list: its filters hold here as in its rows. Beside the map the same places stand in a table.
import { SegmentedControl, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { totalCap } from '@wattpact/domain/filters/page';
import type { PlacesOfList } from '@wattpact/domain/places/places-api';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import ListError from '../../ui/data-table/list-error.tsx';
import { type Frame, layoutOf } from '../../ui/map/geography.ts';
import { type Outlines, PlaceMap } from '../../ui/map/place-map.tsx';
import { useWidth } from '../../ui/map/use-width.ts';
import type { ListInput, MarketView, PlacesSource } from '../list/list-view.ts';
import { framesOf, marksIn, marksOf } from './counted-marks.ts';
import classes from './list-map.module.css';
import { MapSources } from './map-sources.tsx';
import { outlinesQuery } from './outlines.ts';
import { PlaceTable } from './place-table.tsx';
import { useMarkWords } from './use-mark-words.ts';

/** A lazy component has no type parameter of its own. */
interface ListMapProps {
  view: MarketView<unknown>;
  places: PlacesSource;
  query: ListInput;
}

export default function ListMap({ view, places, query }: ListMapProps) {
  const { path, fetch } = places;
  // Page and order change no map.
  const { page: _, limit: __, sortOrder: ___, ...filters } = query;
  const found = useQuery({
    queryKey: [path, { query: filters }],
    queryFn: ({ signal }) => fetch({ query: filters, signal }),
    placeholderData: keepPreviousData,
  });
  const outlines = useQuery(outlinesQuery);
  if (found.isLoadingError || outlines.isLoadingError) {
    const retry = () => void Promise.all([found.refetch(), outlines.refetch()]);
    return <ListError messageKey={view.loadError} error={found.error ?? outlines.error} onRetry={retry} />;
  }
  if (!found.data || !outlines.data) return <Skeleton className={classes.waiting ?? ''} />;
  return <ShownPlaces view={view} found={found.data} outlines={outlines.data} stale={found.isPlaceholderData} />;
}

interface ShownPlacesProps {
  view: MarketView<unknown>;
  found: PlacesOfList;
  outlines: Outlines;
  stale: boolean;
}

function ShownPlaces({ view, found, outlines, stale }: ShownPlacesProps) {
  const { t } = useTranslation([view.texts, 'common']);
  const { ref, width } = useWidth();
  const [active, setActive] = useState<string>();
  const [chosen, setChosen] = useState<Frame>();
  const describe = useMarkWords(view);
  const all = useMemo(() => marksOf(found), [found]);
  const frames = framesOf(all);
  const frame = chosen && frames.includes(chosen) ? chosen : (frames[0] ?? 'iberia');
  const marks = useMemo(() => marksIn(frame, all), [frame, all]);
  const layout = useMemo(() => layoutOf(frame, width), [frame, width]);
  return (
    <section className={classes.place} aria-busy={stale} data-stale={stale || undefined}>
      <div className={classes.map}>
        {frames.length > 1 && (
          <SegmentedControl
            className={classes.frames ?? ''}
            aria-label={t('common:map.frame')}
            value={frame}
            onChange={(next) => setChosen(next as Frame)}
            data={frames.map((value) => ({ value, label: t(`common:map.${value}`) }))}
          />
        )}
        <div ref={ref}>
          {width > 0 && (
            <PlaceMap
              key={frame}
              label={t('common:map.label', { title: t(view.titleKey) })}
              layout={layout}
              outlines={outlines}
              marks={marks}
              describe={describe}
              active={active}
            />
          )}
        </div>
        <MapSources />
      </div>
      <div className={classes.table}>
        <PlaceTable marks={all} describe={describe} onActive={setActive} />
        <Leftovers found={found} />
      </div>
    </section>
  );
}

/** What the map does not show. */
function Leftovers({ found: { withoutPlace, totalIsCapped } }: { found: PlacesOfList }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const words = [
    ...(withoutPlace > 0
      ? [t('map.without_place', { count: withoutPlace, number: formats.number(withoutPlace) })]
      : []),
    ...(totalIsCapped ? [t('map.newest', { number: formats.number(totalCap) })] : []),
  ];
  return words.length > 0 && <p className={classes.note}>{words.join(' ')}</p>;
}
