// The outlines of all maps, fetched as data when the first map is shown.
import { queryOptions } from '@tanstack/react-query';
import type { Feature, FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import europeUrl from '../../ui/map/outlines/europe.json?url';
import iberiaUrl from '../../ui/map/outlines/iberia.json?url';
import type { Outlines } from '../../ui/map/place-map.tsx';

async function shapesOf(url: string, name: string): Promise<Feature[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`No outlines ${url}`);
  const topology = (await response.json()) as Topology<Record<string, GeometryCollection>>;
  const object = topology.objects[name];
  if (!object) throw new Error(`No outlines ${name}`);
  return (feature(topology, object) as FeatureCollection).features;
}

export const outlinesQuery = queryOptions({
  queryKey: ['map outlines'],
  queryFn: async (): Promise<Outlines> => {
    const [iberia, europe] = await Promise.all([shapesOf(iberiaUrl, 'regions'), shapesOf(europeUrl, 'countries')]);
    return { iberia, europe };
  },
  staleTime: Number.POSITIVE_INFINITY,
});
