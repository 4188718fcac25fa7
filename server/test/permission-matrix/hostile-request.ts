// Requests that begin as a valid one of the permission matrix and are then changed in some places that the OpenAPI
// document names: path, query, body, headers.
import fc from 'fast-check';
import { hostileBody, hostileHeaders, hostileSegment, hostileTexts, hostileValue, written } from './hostile-input.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

interface Touch {
  /** Picks one of the existing places. */
  at: number;
  how: 'replace' | 'remove' | 'add' | 'rename' | 'wrap';
  value: unknown;
}

export interface Spoiling {
  /** The caller for whom the valid request succeeds, or another one. */
  byAnother: number | null;
  touches: Touch[];
  body: string | null;
  headers: Record<string, string> | null;
  segment: { at: number; text: string } | null;
  query: { at: number; text: string; twice: boolean }[];
}

const touch: fc.Arbitrary<Touch> = fc.record({
  at: fc.nat(10_000),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'rename', 'wrap'),
  value: hostileValue,
});

const sometimes = <T>(arbitrary: fc.Arbitrary<T>, nil = 4): fc.Arbitrary<T | null> =>
  fc.option(arbitrary, { freq: nil });
const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

export const spoiling: fc.Arbitrary<Spoiling> = fc.record({
  byAnother: rarely(fc.nat(10)),
  touches: fc.array(touch, { minLength: 1, maxLength: 3 }),
  body: rarely(hostileBody),
  headers: sometimes(hostileHeaders, 1),
  segment: rarely(fc.record({ at: fc.nat(10), text: hostileSegment })),
  query: fc.array(
    fc.record({
      at: fc.nat(100),
      text: fc.oneof(hostileSegment, fc.constantFrom('', ...hostileTexts.slice(0, 1))),
      twice: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

/** Every place in the body: the object and its key. */
function placesIn(value: Json, found: { holder: Record<string, Json>; name: string }[] = []) {
  if (value === null || typeof value !== 'object') return found;
  for (const name of Object.keys(value)) {
    const holder = value as Record<string, Json>;
    found.push({ holder, name });
    placesIn(Object.hasOwn(holder, name) ? (holder[name] ?? null) : null, found);
  }
  return found;
}

const set = (holder: object, name: string, value: unknown) =>
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });

/** @param names the documented fields, so that missing ones are tried too */
export function spoiledBody(valid: unknown, touches: readonly Touch[], names: readonly string[]): string {
  const body = structuredClone(valid) as Json;
  if (body === null || typeof body !== 'object') return written(body);
  for (const { at, how, value: shared } of touches) {
    const value: unknown = structuredClone(shared);
    const places = placesIn(body);
    const place = places[at % Math.max(1, places.length)];
    if (how === 'add' || !place) {
      const known = names[at % Math.max(1, names.length)] ?? 'other';
      set(body, at % 3 === 0 && typeof value === 'string' ? value.slice(0, 50) : known, value);
      continue;
    }
    const { holder, name } = place;
    if (how === 'replace') set(holder, name, value);
    if (how === 'wrap') set(holder, name, [holder[name]]);
    if (how === 'remove' && !Array.isArray(holder)) delete holder[name];
    if (how === 'rename') set(holder, name.toUpperCase(), holder[name]);
  }
  return written(body);
}

/** A multipart body that is truncated, or describes its file wrongly. */
export function spoiledForm(valid: Buffer, [touch]: readonly Touch[]): Buffer {
  const { at = 0, how = 'replace', value = '' } = touch ?? {};
  if (how === 'remove') return valid.subarray(0, at % valid.length);
  const names = ['name="file"', 'anexo.pdf', '%PDF', 'Content-Type', 'form-data'];
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  return Buffer.from(
    valid.toString('latin1').replace(names[at % names.length] ?? '', () => written ?? ''),
    'latin1',
  );
}

export function spoiledQuery(names: readonly string[], spoiled: Spoiling['query']): string {
  const all = names.length > 0 ? names : ['page', '__proto__'];
  return spoiled
    .flatMap(({ at, text, twice }) => {
      const pair = `${all[at % all.length]}=${text}`;
      return twice ? [pair, pair] : [pair];
    })
    .join('&');
}

export function spoiledPath(path: string, segment: Spoiling['segment'], fill: (name: string) => string): string {
  const count = path.match(/:\w+/g)?.length ?? 0;
  let index = -1;
  return path.replace(/:(\w+)/g, (_, name: string) => {
    index += 1;
    return segment && index === segment.at % count ? segment.text : encodeURIComponent(fill(name));
  });
}
