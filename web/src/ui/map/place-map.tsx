// A map with marks that are links. What it shows is in a table beside it too; the outlines themselves say nothing to screen
// readers.
import { ActionIcon } from '@mantine/core';
import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import type { Feature } from 'geojson';
import { type CSSProperties, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { useFormats } from '../../platform/words/use-formats.ts';
import { type Cluster, clusters } from './clusters.ts';
import { isInset, type Layout, type Panel, type Point, panelOf } from './geography.ts';
import classes from './place-map.module.css';
import { useMapView } from './use-map-view.ts';
import type { View } from './view.ts';

/** Shapes in degrees; those with a country are of the market. */
export interface Outlines {
  iberia: readonly Feature[];
  europe: readonly Feature[];
}

export interface MapMark extends Point {
  key: string;
  count: number;
}

/** What a mark, or several that became one, says and where it leads; without an address it enlarges the map. */
export interface MarkWords {
  name: string;
  text: string;
  to?: string;
}

interface PlaceMapProps<Mark extends MapMark> {
  /** For screen readers. */
  label: string;
  layout: Layout;
  /** The part that is shown first; the whole map without it. */
  starts?: View;
  outlines: Outlines;
  marks: readonly Mark[];
  describe: (marks: readonly Mark[]) => MarkWords;
  /** The mark to which the reader points elsewhere. */
  active?: string | undefined;
}

export function PlaceMap<Mark extends MapMark>(props: PlaceMapProps<Mark>) {
  const { label, layout, starts, outlines, marks, describe, active } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { view, zoomIn, zoomOut, showAll, zoomAt, handlers } = useMapView(box, layout, starts);
  const { width, height } = layout;
  const shown = clustersOn(layout, marks, view);
  return (
    <div ref={box} className={classes.map} style={{ height }} data-enlarged={view.scale > 1 || undefined} {...handlers}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false">
        <Shapes layout={layout} outlines={outlines} view={view} />
      </svg>
      <ul aria-label={label}>
        {shown.map((cluster) => (
          <li key={cluster.marks[0]?.key}>
            <MarkLink
              cluster={cluster}
              words={describe(cluster.marks)}
              width={width}
              onEnlarge={() => zoomAt(cluster)}
              isActive={cluster.marks.some(({ key }) => key === active)}
            />
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <ActionIcon variant="default" size={32} aria-label={t('map.zoom_in')} onClick={zoomIn}>
          <IconPlus size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={32}
          aria-label={t('map.zoom_out')}
          disabled={view.scale === 1}
          onClick={zoomOut}
        >
          <IconMinus size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={32}
          aria-label={t('map.show_all')}
          disabled={view.scale === 1}
          onClick={showAll}
        >
          <IconMaximize size={18} />
        </ActionIcon>
      </div>
    </div>
  );
}

/** Marks nearer than this many px are one. */
const distance = 38;

const isInside = ({ x, y, width, height }: Panel['box'], at: { x: number; y: number }) =>
  at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height;

/** In px of what is shown; what lies beyond the map, or below an inset, is left out. */
function clustersOn<Mark extends MapMark>({ panels }: Layout, marks: readonly Mark[], view: View) {
  const [main, ...insets] = panels;
  return panels.flatMap((panel) => {
    const own = marks.filter((mark) => insets.length === 0 || panelOf(mark) === panel.name);
    const spots = own.map((mark) => {
      const [x, y] = panel.place(mark);
      const at = panel === main ? { x: x * view.scale + view.x, y: y * view.scale + view.y } : { x, y };
      return { mark, ...at, weight: mark.count };
    });
    return clusters(spots, distance).filter(
      (at) => isInside(panel.box, at) && (panel !== main || !insets.some(({ box }) => isInside(box, at))),
    );
  });
}

interface ShapesProps {
  layout: Layout;
  outlines: Outlines;
  view: View;
}

function Shapes({ layout, outlines, view }: ShapesProps) {
  const { t } = useTranslation();
  const [main, ...insets] = layout.panels;
  const drawn = useMemo(
    () => new Map(layout.panels.map((panel) => [panel.name, pathsOf(panel, outlines)])),
    [layout, outlines],
  );
  const { scale, x, y } = view;
  return (
    <>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>{main && drawn.get(main.name)}</g>
      {insets.map(({ name, box }) => (
        <g key={name}>
          <rect {...box} rx={6} className={classes.inset} />
          {drawn.get(name)}
          <text x={box.x + 8} y={box.y + 16} className={classes.insetName}>
            {t(`map.panel.${name}`)}
          </text>
        </g>
      ))}
    </>
  );
}

const hasCountry = ({ properties }: Feature) => typeof properties?.country === 'string';
const isIberian = ({ properties }: Feature) => ['portugal', 'spain'].includes(String(properties?.country));

/** The peninsula has its own, finer shapes; its neighbours are behind them. */
function pathsOf(panel: Panel, { iberia, europe }: Outlines) {
  const isEurope = panel.name === 'europe';
  const around = isEurope ? europe.filter((shape) => !hasCountry(shape)) : europe.filter((shape) => !isIberian(shape));
  const shapes = isEurope ? europe.filter(hasCountry) : iberia;
  const paths = (of: readonly Feature[], className: string | undefined) =>
    of.flatMap((shape, index) => {
      const d = panel.draw(shape);
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change
      return d === '' ? [] : [<path key={index} d={d} className={className} />];
    });
  return (
    <>
      {!isInset(panel.name) && <g>{paths(around, classes.around)}</g>}
      <g>{paths(shapes, classes.land)}</g>
    </>
  );
}

const diameter = (weight: number) => (weight === 1 ? 16 : Math.round(Math.min(24 + Math.sqrt(weight) * 2.2, 52)));

interface MarkLinkProps<Mark> {
  cluster: Cluster<Mark>;
  words: MarkWords;
  width: number;
  isActive: boolean;
  onEnlarge: () => void;
}

function MarkLink<Mark>({ cluster, words: { name, text, to }, width, isActive, onEnlarge }: MarkLinkProps<Mark>) {
  const formats = useFormats();
  const { x, y, weight } = cluster;
  // Near an edge the words are on the side where there is room.
  const side = Math.min(x, width - x) >= 130 ? 'middle' : x < width / 2 ? 'start' : 'end';
  const shared = {
    className: classes.mark ?? '',
    'aria-label': `${name}: ${text}`,
    style: {
      left: x,
      top: y,
      '--size': `${diameter(weight)}px`,
      '--room': `${Math.max(x, width - x)}px`,
    } as CSSProperties,
    'data-active': isActive || undefined,
    'data-place': true,
  };
  const content = (
    <>
      <span className={classes.dot} aria-hidden>
        {weight > 1 && formats.number(weight)}
      </span>
      <span className={classes.words} data-side={side} data-below={y < 80 || undefined} aria-hidden>
        <strong>{name}</strong>
        <span>{text}</span>
      </span>
    </>
  );
  return to === undefined ? (
    <button type="button" {...shared} onClick={onEnlarge}>
      {content}
    </button>
  ) : (
    <AppLink to={to} {...shared}>
      {content}
    </AppLink>
  );
}
