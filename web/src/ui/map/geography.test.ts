// Where places are on a map, by the outlines that the product ships.
import { readFileSync } from 'node:fs';
import { countryPoints } from '@wattpact/domain/places/country-points';
import { countries } from '@wattpact/domain/terms/enumerations';
import { geoContains } from 'd3-geo';
import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { expect, test } from 'vitest';
import { layoutAround, layoutOf, type PanelName, panelOf } from './geography.ts';

const shapes = (file: string, name: string) => {
  const text = readFileSync(new URL(`outlines/${file}.json`, import.meta.url), 'utf8');
  const topology = JSON.parse(text) as Topology<Record<string, GeometryCollection>>;
  return (feature(topology, topology.objects[name] as GeometryCollection) as FeatureCollection).features;
};
const europe = shapes('europe', 'countries');
const iberia = shapes('iberia', 'regions');

const lisbon = { longitude: -9.161, latitude: 38.744 };
const funchal = { longitude: -16.919, latitude: 32.679 };

test.each<[string, number, number, PanelName]>([
  ['Lisboa', lisbon.longitude, lisbon.latitude, 'mainland'],
  ['Ponta Delgada', -25.67, 37.74, 'azores'],
  ['Corvo', -31.1, 39.7, 'azores'],
  ['Funchal', funchal.longitude, funchal.latitude, 'madeira'],
  ['Porto Santo', -16.34, 33.07, 'madeira'],
  ['Las Palmas de Gran Canaria', -15.43, 28.1, 'canaries'],
  ['Palma', 2.65, 39.57, 'mainland'],
  ['Melilla', -2.94, 35.29, 'mainland'],
])('[SRCH-48] %s is in the right part of the map', (_, longitude, latitude, name) => {
  expect(panelOf({ longitude, latitude })).toBe(name);
});

test.each([320, 390, 800, 1400])('[SRCH-48] on a map of %i px each part lies inside, and shows its places', (width) => {
  const { panels, height } = layoutOf('iberia', width);
  for (const { box } of panels) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
  const { box, place } = panels.find(({ name }) => name === 'madeira') as (typeof panels)[number];
  const [x, y] = place(funchal);
  expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
});

test('[SRCH-48] north is up and east is right, on both maps', () => {
  for (const frame of ['iberia', 'europe'] as const) {
    const [main] = layoutOf(frame, 800).panels;
    const [x, y] = main?.place(lisbon) ?? [0, 0];
    const [east, north] = main?.place({ longitude: -3.7, latitude: 40.4 }) ?? [0, 0];
    expect(east).toBeGreaterThan(x);
    expect(north).toBeLessThan(y);
  }
});

test('[SRCH-48] each country’s mark is in its shape', () => {
  const outside = countries.filter((country) => {
    const { longitude, latitude } = countryPoints[country];
    const shape = europe.find(({ properties }) => properties?.country === country);
    return !shape || !geoContains(shape, [longitude, latitude]);
  });
  expect(outside).toEqual([]);
});

test('[SRCH-48] no shape is inside out, which would fill the sea', () => {
  const [main] = layoutOf('iberia', 800).panels;
  const ocean: [number, number] = [-20, 45];
  expect([...europe, ...iberia].filter((shape) => geoContains(shape, ocean))).toEqual([]);
  expect(iberia.filter((shape) => main?.draw(shape) !== '').length).toBeGreaterThan(40);
});

test('[PRJ-63] a single place is in the middle of its map, an island on the map of its islands', () => {
  const size = { width: 600, height: 260 };
  const { layout, starts } = layoutAround({ longitude: -7.9, latitude: 38.6 }, 'iberia', size);
  const [x, y] = layout.panels[0]?.place({ longitude: -7.9, latitude: 38.6 }) ?? [0, 0];
  expect(x * starts.scale + starts.x).toBeCloseTo(300);
  expect(y * starts.scale + starts.y).toBeCloseTo(130);
  expect(layoutAround(funchal, 'iberia', size).layout.panels.map(({ name }) => name)).toEqual(['madeira']);
});
