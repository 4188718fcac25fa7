import { draftSections } from '@wattpact/domain/contract-drafts/contract-draft';
import { unknownPlaceholders } from '@wattpact/domain/contract-drafts/draft-placeholders';
import { languages } from '@wattpact/domain/terms/enumerations';
import { beforeAll, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let user: TestUser;
let admin: TestUser;

beforeAll(async () => {
  t = await startTestApp();
  [user, admin] = await Promise.all([t.make.user(), t.make.admin()]);
});

const path = '/api/admin/energy-contracts/draft-settings';
const wording = { title: 'Preço', text: 'O preço é de {{financialConditions.price}} EUR/MWh.', enabled: true };

test('[CON-134, CON-136, ADM-33, ADM-35] every section has its delivered text in every language, with known placeholders', async () => {
  const { status, body } = await t.as(user).get('/api/energy-contracts/draft-settings');
  expect(status).toBe(200);
  expect(body.map(({ section, language }: { section: string; language: string }) => `${section} ${language}`)).toEqual(
    draftSections.flatMap((section) => languages.map((language) => `${section} ${language}`)),
  );
  for (const { title, text, enabled } of body) {
    expect(enabled).toBe(true);
    expect(title).toMatch(/^\p{Lu}/u);
    expect(text.length).toBeGreaterThan(100);
    expect(unknownPlaceholders(text)).toEqual([]);
  }
  expect((await t.as(admin).get(path)).body).toEqual(body);
});

test('anonymous 401, users may not write 403', async () => {
  expect((await t.anonymous.get('/api/energy-contracts/draft-settings')).status).toBe(401);
  expect((await t.as(user).get(path)).status).toBe(403);
  expect((await t.as(user).put(`${path}/price/pt`, wording)).status).toBe(403);
});

test('[ADM-04, ADM-34, ADM-35, CON-136] an administrator words a section in a language, and only that one changes', async () => {
  const answer = await t.as(admin).put(`${path}/price/pt`, { ...wording, enabled: false });
  expect(answer).toMatchObject({ status: 200, body: { section: 'price', language: 'pt', ...wording, enabled: false } });
  expect(Date.parse(answer.body.updatedAt)).toBeGreaterThan(Date.now() - 60_000);
  await t.as(admin).put(`${path}/price/pt`, wording);
  const { body } = await t.as(user).get('/api/energy-contracts/draft-settings');
  expect(body.filter(({ text }: { text: string }) => text === wording.text)).toMatchObject([
    { section: 'price', language: 'pt', enabled: true },
  ]);
  expect(body).toHaveLength(27);
});

test('of two administrators who word the same section, the second is told', async () => {
  const put = (version: number, title: string) =>
    t.as(admin).put(`${path}/payment/es`, { ...wording, title }, { 'if-match': `"${version}"` });
  const delivered = (await t.as(admin).get(path)).body.find(
    ({ section, language }: { section: string; language: string }) => section === 'payment' && language === 'es',
  );
  expect(delivered.version).toBe(0);
  const answers = await Promise.all([put(0, 'Uno'), put(0, 'Otro')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await put(0, 'Tarde')).status).toBe(412);
  expect(await put(1, 'A tiempo')).toMatchObject({ status: 200, body: { title: 'A tiempo', version: 2 } });
});

test.each([`${path}/colour/pt`, `${path}/price/fr`])('[ADM-34] %s is 404', async (unknown) => {
  expect((await t.as(admin).put(unknown, wording)).status).toBe(404);
});

test.each([
  [
    { ...wording, text: '{{colour}}' },
    { path: 'text', key: 'error_invalid.placeholder' },
  ],
  [
    { ...wording, title: '{{financialConditions}}' },
    { path: 'title', key: 'error_invalid.placeholder' },
  ],
  [
    { ...wording, text: ' ' },
    { path: 'text', key: 'error_required.text' },
  ],
  [
    { ...wording, title: 'x'.repeat(201) },
    { path: 'title', key: 'error_max_length' },
  ],
  [
    { title: 'x', text: 'y' },
    { path: 'enabled', key: 'error_required.enabled' },
  ],
  [
    { ...wording, colour: 1 },
    { path: 'colour', key: 'error_unknown_field' },
  ],
])('[ADM-35] %j is refused at its field', async (body, fault) => {
  const answer = await t.as(admin).put(`${path}/price/pt`, body);
  expect(answer).toMatchObject({ status: 400, body: { errors: [fault] } });
});

test('[ADM-35, ADM-70] the wordings of a text are kept, newest first, down to the delivered one', async () => {
  const history = `${path}/general/en/history`;
  expect((await t.anonymous.get(history)).status).toBe(401);
  expect((await t.as(user).get(history)).status).toBe(403);
  expect((await t.as(admin).get(`${path}/colour/en/history`)).status).toBe(404);
  const delivered = (await t.as(admin).get(history)).body;
  expect(delivered).toMatchObject([{ id: 'delivered', by: '', enabled: true }]);
  await t.as(admin).put(`${path}/general/en`, { title: 'General', text: 'First.', enabled: true });
  await t.as(admin).put(`${path}/general/en`, { title: 'General', text: 'Second.', enabled: false });
  await t.as(admin).put(`${path}/general/pt`, { title: 'Geral', text: 'Outro.', enabled: true });
  expect((await t.as(admin).get(history)).body).toMatchObject([
    { title: 'General', text: 'Second.', enabled: false, by: expect.stringMatching(/\S/) },
    { title: 'General', text: 'First.', enabled: true },
    delivered[0],
  ]);
});

const preview = `${path}/preview`;
const typed = { section: 'price', language: 'pt', pricingType: 'FIXED_PRICING', title: 'Preço', enabled: true };

test('[ADM-32, ADM-69] a text that is not saved shows in an invented contract, and nothing is stored', async () => {
  const body = {
    ...typed,
    text: 'O preço é de {{financialConditions.price}} EUR/MWh.\n\nIndexado a {{financialConditions.indexingType}}.',
  };
  expect((await t.anonymous.post(preview, body)).status).toBe(401);
  expect((await t.as(user).post(preview, body)).status).toBe(403);
  const before = (await t.as(admin).get(path)).body;
  const shown = async (changes: object) => {
    const { status, body: answer } = await t.as(admin).post(preview, { ...body, ...changes });
    expect(status).toBe(200);
    return answer.sections.find(({ section }: { section: string }) => section === 'price');
  };
  expect((await shown({})).paragraphs).toEqual([{ level: 1, mark: '3.1', text: 'O preço é de 42,50 EUR/MWh.' }]);
  expect((await shown({ pricingType: 'VARIABLE_PRICING' })).paragraphs).toMatchObject([{ text: 'Indexado a MIBEL.' }]);
  expect((await shown({ text: '{{colour}}' })).paragraphs).toMatchObject([{ text: expect.stringMatching(/^\[/) }]);
  expect(await shown({ enabled: false })).toBeUndefined();
  expect((await t.as(admin).post(preview, { ...body, section: 'colour' })).status).toBe(400);
  expect((await t.as(admin).get(path)).body).toEqual(before);
});

test('the invented contract has a word for every placeholder that its pricing uses', async () => {
  const { body } = await t.as(admin).get('/api/energy-contracts/draft-settings');
  for (const { section, language, title, text } of body) {
    const { body: answer } = await t.as(admin).post(preview, { ...typed, section, language, title, text });
    expect(JSON.stringify(answer)).not.toMatch(/\{\{|\[(a acordar|to be agreed|por acordar)/i);
  }
});
