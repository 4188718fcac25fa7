// Difficult search texts in three languages, and what they must find in the market.

import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { writeSearchText } from './market-queries.ts';

let t: TestApp;
let seller: TestUser;

const projects: [name: string, parish: string, municipality: string][] = [
  ['Central Fotovoltaica de Alcácer', 'Torrão', 'Alcácer do Sal'],
  ['Parque Eólico da Gouveia', 'São Julião', 'Gouveia'],
  ['Parque Solar Peñíscola', 'Peñíscola', 'Castellón'],
  ['Wind Farm Serra d’Aire', 'Mira de Aire', 'Porto de Mós'],
  ['Açude – Mini-hídrica 12', 'Évora-Monte', 'Estremoz'],
  ['Bateria Sevilla Este', 'Torreblanca', 'Sevilla'],
];
const [alcacer, gouveia, peniscola, aire, acude, sevilla] = projects.map(([name]) => name);

beforeAll(async () => {
  t = await startTestApp();
  const admin = await t.make.admin();
  seller = await t.make.user();
  const owner = await t.make.entity(seller, { name: 'Muñoz & Conceição – Energías, S.L.' });
  for (const [designation, parish, municipality] of projects) {
    const location = { parish, municipality, country: 'portugal' as const };
    const payload = projectPayload(owner.id, await t.make.file(seller), { designation, location });
    const { body } = await t.as(seller).post('/api/projects', payload);
    await t.as(admin).post(`/api/admin/projects/${body.id}/approve`, {});
  }
  const other = await t.make.entity(seller);
  for (const designation of ['Brejo Brejo Brejo', 'Brejo do Outeiro e mais palavras'])
    await t.make.project(seller, other.id, { designation });
  await t.runJobs();
});

async function found(typed: string): Promise<string[]> {
  const { status, body } = await t.as(seller).get(`/api/search/projects?searchQuery=${encodeURIComponent(typed)}`);
  expect([typed, status]).toEqual([typed, 200]);
  return body.items.map(({ designation }: { designation: string }) => designation).sort();
}
const all = projects.map(([name]) => name).sort();

test.each<[why: string, typed: string, expected: (string | undefined)[]]>([
  ['accents are not needed', 'alcacer', [alcacer]],
  ['nor in the way', 'ÁLCÀCÈR', [alcacer]],
  ['nor when they are signs of their own', 'E\u0301vora', [acude]],
  ['a beginning, as one types', 'fotovolt', [alcacer]],
  ['in English', 'photovoltaic', [alcacer]],
  ['in Portuguese, of another gender', 'eólica', [gouveia]],
  ['in Spanish', 'eólico', [gouveia]],
  ['without its end', 'eolic', [gouveia]],
  ['a letter left out', 'Gouvea', [gouveia]],
  ['two letters changed places', 'Guoveia', [gouveia]],
  ['a tilde', 'peniscola', [peniscola]],
  ['a cedilla', 'acude', [acude]],
  ['a hyphen', 'mini-hidrica', [acude]],
  ['two words for one with a hyphen', 'mini hidrica', [acude]],
  ['both places of a double name', 'evora monte', [acude]],
  ['an apostrophe', "serra d'aire", [aire]],
  ['a number', 'mini 12', [acude]],
  ['a place in Portuguese', 'Sevilha', [sevilla]],
  ['a place in English', 'Seville', [sevilla]],
  ['several words, one misspelt', 'parque peñiscla', [peniscola]],
  ['the company', 'munoz conceicao', all],
  ['the company, misspelt', 'Munos', all],
  ['the legal form', 'S.L.', all],
  ['one letter', 'w', [aire]],
  ['the words in another order', 'gouveia eolico', [gouveia]],
  ['nothing like it', 'xyzzyplugh', []],
])('%s: %s', async (_, typed, expected) => {
  expect(await found(typed)).toEqual(expected);
});

test.each<[typed: string, expected: (string | undefined)[]]>([
  ['wind', [aire]],
  ['wind gouveia', [gouveia]],
  ['solar central', [alcacer]],
  ['battery', [sevilla]],
  ['batería', [sevilla]],
  ['hydro', [acude]],
  ['hidráulica', [acude]],
])('what a word means in the other languages, where the word itself finds nothing: %s', async (typed, expected) => {
  expect(await found(typed)).toEqual(expected);
});

test('more than 200 characters are refused, and none break it', async () => {
  const long = await t.as(seller).get(`/api/search/projects?searchQuery=${'x'.repeat(10_000)}`);
  expect([long.status, long.body.errors?.[0]?.path]).toEqual([400, 'searchQuery']);
  for (const typed of [`${'ab '.repeat(66)}`, '🌞 solar', "a' | b:* & !(c)", '\\', '%', '"', 'ﬁ', 'ß', '日本', '١٢'])
    await found(typed);
});

test('the best match comes first, unless a sort is chosen', async () => {
  const first = async (query: string) =>
    (await t.as(seller).get(`/api/search/projects?searchQuery=brejo${query}`)).body.items[0].designation;
  expect(await first('')).toBe('Brejo Brejo Brejo');
  expect(await first('&sortByName=true')).toBe('Brejo do Outeiro e mais palavras');
});

test('the text that an item is found by is written again only when it is another', async () => {
  const owner = await t.make.entity(seller, { name: 'Ventos Novos, S.A.' });
  const { id } = await t.make.project(seller, owner.id, { designation: 'Parque do Zambujal' });
  const written = () => writeSearchText(t.db, 'project', { id });
  await written();
  expect(await written()).toBeUndefined();
  const content = sql<string>`jsonb_set(content, '{designation}', '"Parque do Freixo"')`;
  await t.db.updateTable('project').set({ content }).where('id', '=', id).execute();
  expect(await written()).toContain('Parque do Freixo Ventos Novos, S.A.');
  expect(await found('freixo')).toEqual(['Parque do Freixo']);
});
