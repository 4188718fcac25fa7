// The outside register of companies, asked over HTTP: what it suggests, and what happens when it does not answer well.
import { nextFiscalNumber } from '@wattpact/domain/samples/sample-payloads';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, startCompanyRegister } from '../../../test/support/company-register.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { companyOf } from './register-answer.ts';
import { addressOf } from './register-client.ts';

const register = await startCompanyRegister();
const elsewhere = await startCompanyRegister();
let t: TestApp;
let user: TestUser;

beforeAll(async () => {
  t = await startTestApp({
    COMPANY_REGISTER_URL: `${register.origin}/v1/{country}/companies/{number}?key=secret`,
    COMPANY_REGISTER_SECONDS: '1',
  });
  user = await t.make.user();
});
beforeEach(() => {
  register.asked.length = 0;
});

const look = (number: string, country: Country | '' = 'portugal', by = user) =>
  t.as(by).get(`/api/fiscal-info/fiscal-number/${number}${country && `?country=${country}`}`);
const company = {
  name: 'Solar do Vale, Lda.',
  streetAddress: 'Rua da Central, 4',
  postalCode: '7000-001',
  city: 'Évora',
};
const unavailable = { status: 404, body: { code: 'error_company_register' } };

test('[VAL-15] a number that no entity here has is looked up by country and number, as a suggestion', async () => {
  register.answers(json({ ...company, capital: 5000 }));
  const number = nextFiscalNumber();
  expect(await look(number)).toMatchObject({ status: 200 });
  expect((await look(number)).body).toEqual({
    ...company,
    fiscalNumber: number,
    country: 'portugal',
    source: 'register',
  });
  const [question, ...others] = register.asked;
  expect(question?.path).toBe(`/v1/PT/companies/${number}?key=secret`);
  expect(Object.keys(question?.headers ?? {})).not.toContain('cookie');
  expect(Object.keys(question?.headers ?? {})).not.toContain('authorization');
  expect(others, 'the second answer is the kept one').toEqual([]);
});

test('[VAL-15] an approved entity comes first, and neither it nor one that waits is looked up outside', async () => {
  register.answers(json(company));
  const owner = await t.make.user();
  const entity = await t.make.entity(owner);
  const { body } = await look(entity.fiscalNumber);
  expect(body.name).not.toBe(company.name);
  expect(body).not.toHaveProperty('source');
  const waiting = await t.make.entity(owner, { status: 'pending_validation' });
  expect(await look(waiting.fiscalNumber)).toMatchObject({ status: 404, body: { code: 'error_not_found' } });
  expect(register.asked).toEqual([]);
});

test('[VAL-15] what is not valid, and a number without its country, is not looked up outside', async () => {
  register.answers(json(company));
  for (const number of ['123456780', '..%2F..%2Fadmin', "1'%20or%201"]) expect((await look(number)).status).toBe(404);
  expect((await look(nextFiscalNumber(), '')).status).toBe(404);
  expect(register.asked).toEqual([]);
});

test('[VAL-15] a number that the register does not know is unknown', async () => {
  register.answers(json({ message: 'no such company' }, 404));
  expect(await look(nextFiscalNumber())).toMatchObject({ status: 404, body: { code: 'error_not_found' } });
  register.answers(json({ isValid: false, userError: 'INVALID', name: '---', address: '---' }));
  expect(await look(nextFiscalNumber())).toMatchObject({ status: 404, body: { code: 'error_not_found' } });
});

test.each<[string, Parameters<typeof register.answers>[0]]>([
  ['fails', json({ error: 'down' }, 500)],
  ['refuses', json({}, 429)],
  ['answers no JSON', (response) => response.writeHead(200).end('<html>Em manutenção</html>')],
  ['answers another shape', json([company])],
  ['answers another type', json({ name: { first: 'Solar' } })],
  ['answers too much', json({ ...company, notes: 'x'.repeat(100_000) })],
  [
    'breaks off',
    (response) => response.writeHead(200, { 'content-length': '500' }).write('{"name"') && response.destroy(),
  ],
  ['could not ask its country', json({ isValid: false, userError: 'MS_UNAVAILABLE' })],
])('[VAL-15] a register that %s stops nobody: it is told, and left alone for a while', async (_, answering) => {
  register.answers(answering);
  const number = nextFiscalNumber();
  expect(await look(number)).toMatchObject(unavailable);
  expect(await look(number)).toMatchObject(unavailable);
  expect(register.asked).toHaveLength(1);
  expect((await t.as(user).get(`/api/fiscal-number/portugal/${number}`)).body).toEqual({
    valid: true,
    existsInDatabase: false,
  });
});

test('[VAL-15] a slow register is waited for no longer than the setting says', async () => {
  register.answers(() => {});
  const started = performance.now();
  expect(await look(nextFiscalNumber())).toMatchObject(unavailable);
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('[VAL-15] no redirect is followed, so only the configured host is ever asked', async () => {
  elsewhere.answers(json(company));
  register.answers((response) => response.writeHead(302, { location: `${elsewhere.origin}/anything` }).end());
  expect(await look(nextFiscalNumber())).toMatchObject(unavailable);
  expect(elsewhere.asked).toEqual([]);
  const template = 'https://register.example/{country}/{number}';
  const asked = (number: string) => addressOf(template, { country: 'greece', number });
  expect(asked('094014298').href).toBe('https://register.example/EL/094014298');
  for (const number of ['@evil.example/', '//evil.example', '../..', '?x=#y'])
    expect(asked(number).host).toBe('register.example');
});

test('[VAL-15] a person asks the register so often an hour; those who ask for the same wait for one answer', async () => {
  register.answers((response) => setTimeout(() => json(company)(response), 100));
  const number = nextFiscalNumber();
  const people = await Promise.all([t.make.user(), t.make.user(), t.make.user()]);
  const answers = await Promise.all(people.map((one) => look(number, 'portugal', one)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(register.asked).toHaveLength(1);
  register.answers(json({}, 404));
  const busy = await t.make.user();
  for (let count = 0; count < 60; count += 1) await look(nextFiscalNumber(), 'portugal', busy);
  register.asked.length = 0;
  expect(await look(nextFiscalNumber(), 'portugal', busy)).toMatchObject(unavailable);
  expect(register.asked).toEqual([]);
});

test('[VAL-15] an answer is asked for again when it has been kept for its time', async () => {
  register.answers(json(company));
  const number = nextFiscalNumber();
  await look(number);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  try {
    await look(number);
  } finally {
    vi.useRealTimers();
  }
  expect(register.asked).toHaveLength(2);
});

test('[VAL-15] without the setting nothing is asked outside; with it the pages know, and nobody reads its key', async () => {
  const settings = async (app: TestApp) => (await app.anonymous.get('/api/settings')).body.companyRegister;
  expect(await settings(t)).toBe(true);
  const shown = await t.as(await t.make.admin()).get('/api/admin/settings');
  expect(JSON.stringify(shown.body)).not.toContain('secret');
  const without = await startTestApp();
  expect(await settings(without)).toBe(false);
});

test('[VAL-15] VIES tells the address as lines, others its parts; what no field would take is left empty', () => {
  const vies = (address: string, country: Country) =>
    companyOf({ isValid: true, userError: 'VALID', name: ' A  B ', address }, country);
  expect(vies('R DA CENTRAL N 4\nSE\n7000-001 EVORA', 'portugal')).toEqual({
    name: 'A B',
    streetAddress: 'R DA CENTRAL N 4, SE',
    postalCode: '7000-001',
    city: 'EVORA',
  });
  expect(vies('CALLE MAYOR 1\n28013 MADRID', 'spain')).toMatchObject({ postalCode: '28013', city: 'MADRID' });
  expect(vies('Brīvības iela 1\nLV-1010 Rīga', 'latvia')).toMatchObject({ postalCode: 'LV-1010', city: 'Rīga' });
  expect(vies('Somewhere', 'ireland')).toMatchObject({ streetAddress: 'Somewhere', postalCode: '', city: '' });
  expect(companyOf({ isValid: true, name: '---', address: '---' }, 'spain')).toBeUndefined();
  expect(companyOf({ name: 'A\u0000B\u202eC', streetAddress: 'x'.repeat(300), city: null }, 'spain')).toEqual({
    name: 'A B C',
    streetAddress: '',
    postalCode: '',
    city: '',
  });
});
