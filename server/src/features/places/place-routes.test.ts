// The call about municipalities, and what a project's free text names.
import type { Municipality } from '@wattpact/domain/places/municipality';
import { mostMunicipalities, placeKey } from '@wattpact/domain/places/place-names';
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let user: TestUser;
let entityId: string;

beforeAll(async () => {
  t = await startTestApp();
  user = await t.make.user();
  entityId = (await t.make.entity(user)).id;
});

async function search(query: string): Promise<Municipality[]> {
  const { status, body } = await t.as(user).get(`/api/municipalities?${query}`);
  expect(status).toBe(200);
  return body;
}
const codes = async (query: string) => (await search(query)).map(({ code }) => code);

test('[SRCH-51] the list has the municipalities of Portugal and Spain', async () => {
  const { rows } = await sql`select country, count(*)::int from municipality group by country order by country`.execute(
    t.db,
  );
  expect(rows).toEqual([
    { country: 'portugal', count: 308 },
    { country: 'spain', count: 8131 },
  ]);
});

test('[SRCH-51] a municipality is found by the beginning of a word, without accents, then by region', async () => {
  expect((await codes('searchQuery=evo&country=portugal'))[0]).toBe('pt-evora');
  expect((await codes('searchQuery=EVORA')).slice(0, 2)).toEqual(['pt-evora', 'pt-alandroal']);
  expect(await codes('searchQuery=tomar')).toContain('pt-tomar');
  expect(await codes('searchQuery=varzim')).toEqual(['pt-povoa-de-varzim']);
  expect(await codes('searchQuery=San%20Sebasti%C3%A1n&country=spain')).toContain('es-donostia-san-sebastian');
  expect(await codes('searchQuery=lagoa&country=portugal')).toEqual(
    expect.arrayContaining(['pt-lagoa-acores', 'pt-lagoa-faro']),
  );
  expect(await codes('searchQuery=evora&country=spain')).not.toContain('pt-evora');
});

test('[SRCH-51] a search answers at most twenty, and nothing without letters', async () => {
  expect(await codes('searchQuery=vila')).toHaveLength(mostMunicipalities);
  for (const typed of ['', '%25', '_', '...']) expect(await codes(`searchQuery=${typed}`)).toEqual([]);
});

test('[SRCH-51] municipalities are answered by code; unknown ones are left out', async () => {
  const [evora] = await search('codes=pt-evora&codes=pt-nowhere');
  expect(evora).toEqual({
    code: 'pt-evora',
    country: 'portugal',
    name: 'Évora',
    region: 'Évora',
    longitude: expect.closeTo(-7.9, 0),
    latitude: expect.closeTo(38.6, 0),
  });
  expect((await t.as(user).get('/api/municipalities?codes=%3Cb%3E')).status).toBe(400);
});

test('[SRCH-51] database and domain make the same key of every name', async () => {
  const { rows } = await sql<{ name: string; key: string }>`
    select name, place_key(name) as key from municipality`.execute(t.db);
  expect(rows.filter(({ name, key }) => placeKey(name) !== key)).toEqual([]);
});

async function codeOf(municipality: string, country: Country = 'portugal'): Promise<string | null> {
  const location = { parish: 'Sé', municipality, country };
  const payload = projectPayload(entityId, await t.make.file(user), { location });
  const { status, body } = await t.as(user).post('/api/projects', payload);
  expect(status).toBe(201);
  expect(body.location).toEqual(location);
  return body.municipalityCode;
}

test('[PRJ-62] the text names a municipality whatever its case and accents, in its own country', async () => {
  expect(await codeOf('évora')).toBe('pt-evora');
  expect(await codeOf('VILA NOVA DE FAMALICAO')).toBe('pt-vila-nova-de-famalicao');
  expect(await codeOf('Alicante', 'spain')).toBe('es-alacant-alicante');
  expect(await codeOf('Trujillo (Cáceres)', 'spain')).toBe('es-trujillo');
  expect(await codeOf('Évora', 'spain')).toBeNull();
});

test('[PRJ-62] a text that names none, or could mean several, stays as it is', async () => {
  expect(await codeOf('Herdade da Comporta')).toBeNull();
  expect(await codeOf('Lagoa')).toBeNull();
  expect(await codeOf('Lagoa (Faro)')).toBe('pt-lagoa-faro');
  expect(await codeOf('Lyon', 'france')).toBeNull();
});

test('[PRJ-62] another place has another code after an edit', async () => {
  const project = await t.make.project(user, entityId, {
    location: { parish: 'Sé', municipality: 'Évora', country: 'portugal' },
  });
  const { body } = await t.as(user).get(`/api/projects/${project.id}`);
  expect(body.municipalityCode).toBe('pt-evora');
  const payload = projectPayload(entityId, await t.make.file(user), {
    location: { parish: 'Sé', municipality: 'Faro', country: 'portugal' },
  });
  const edited = await t.as(user).put(`/api/projects/${project.id}`, payload);
  expect(edited.body.municipalityCode).toBe('pt-faro');
});
