// How many guesses a stranger has, and that nobody is locked out on their own device.
import { beforeEach, describe, expect, test } from 'vitest';
import { type Cookie, cookieHeader, cookiesOf } from '../../../../test/support/cookies.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { clientNetwork, countUp, secondsUntilFree } from '../../../platform/rate-limits/rate-limits.ts';

const t = await startTestApp({ TRUST_PROXY: 'on' });
const { anonymous, db } = t;
const password = 'Correct-1horse';
const wrong = 'Wrong-1horse';

let counter = 0;
let email: string;
let cookies: Cookie[];
beforeEach(async () => {
  counter += 1;
  email = `rui${counter}@vento.example`;
  const input = { firstName: 'Rui', lastName: 'Mota', email, password, acceptTerms: true };
  const answer = await anonymous.post('/api/auth/sign-up', input);
  expect(answer.status).toBe(201);
  cookies = cookiesOf(answer).filter(({ name }) => name !== 'session');
});

const from = (address: string, more = {}) => ({ 'x-forwarded-for': address, ...more });
const tryFrom = (address: string, typed: string, more = {}, who = email) =>
  anonymous.post('/api/auth/login', { email: who, password: typed }, from(address, more));
async function statuses(count: number, address: (index: number) => string, who = email, more = {}) {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) seen.push((await tryFrom(address(index), wrong, more, who)).status);
  return seen;
}
/** Makes the earlier tries older. */
const later = (minutes: number) =>
  db
    .selectFrom('rate_counter')
    .selectAll()
    .execute()
    .then(async (rows) => {
      await db.deleteFrom('rate_counter').execute();
      for (const row of rows) {
        const start = new Date(Date.parse(row.window_start) - minutes * 60_000).toISOString();
        await db
          .insertInto('rate_counter')
          .values({ ...row, window_start: start })
          .execute();
      }
    });

describe('one account from one address', () => {
  test('after five wrong tries the sixth is 429 with Retry-After, also the right password', async () => {
    expect(await statuses(6, () => '10.0.0.1')).toEqual([401, 401, 401, 401, 401, 429]);
    const refused = await tryFrom('10.0.0.1', password);
    expect(refused).toMatchObject({ status: 429, body: { code: 'error_too_many_requests' } });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(915);
  });

  test('another address, and another account from this one, are not concerned', async () => {
    await statuses(5, () => '10.0.0.1');
    expect((await tryFrom('10.0.0.2', password)).status).toBe(200);
    expect((await tryFrom('10.0.0.1', wrong, {}, 'someone@else.example')).status).toBe(401);
  });

  test('an account that does not exist is counted alike', async () => {
    expect(await statuses(6, () => '10.0.0.3', `nobody${counter}@vento.example`)).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
  });

  test('right passwords are not counted, and refusals do not prolong the wait', async () => {
    for (let index = 0; index < 7; index += 1) expect((await tryFrom('10.0.0.4', password)).status).toBe(200);
    await statuses(5, () => '10.0.0.4');
    await later(10);
    expect(await statuses(2, () => '10.0.0.4')).toEqual([429, 429]);
    await later(6);
    expect((await tryFrom('10.0.0.4', password)).status).toBe(200);
  });

  test('a burst gets no more tries than five', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryFrom('10.0.0.5', wrong)));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect((await tryFrom('10.0.0.5', password)).status).toBe(429);
  });

  test('the counters hold neither address nor account in clear', async () => {
    await tryFrom('10.0.0.6', wrong);
    expect(JSON.stringify(await db.selectFrom('rate_counter').selectAll().execute())).not.toMatch(/vento|10\.0/);
  });
});

describe('one account from everywhere', () => {
  const anywhere = (index: number) => `10.1.0.${index + 1}`;

  test('after ten wrong tries no unknown device gets in', async () => {
    expect(await statuses(11, anywhere)).toEqual([...Array(10).fill(401), 429]);
    expect((await tryFrom('10.1.1.1', password)).status).toBe(429);
  });

  test('a device that the account is known on signs in all the same', async () => {
    await statuses(10, anywhere);
    expect((await tryFrom('10.1.1.1', password, cookieHeader(cookies))).status).toBe(200);
  });

  test('a device of another account, or a forged mark, does not help', async () => {
    const own = cookies[0] as Cookie;
    const input = {
      firstName: 'Eva',
      lastName: 'Luz',
      email: `eva${counter}@vento.example`,
      password,
      acceptTerms: true,
    };
    const others = cookiesOf(await anonymous.post('/api/auth/sign-up', input)).filter(({ name }) => name !== 'session');
    await statuses(10, anywhere);
    const marks = [
      others,
      [{ ...own, value: others[0]?.value ?? '' }],
      [{ ...own, value: `${own.value}x` }],
      [{ ...own, value: '9' }],
    ];
    for (const mark of marks) expect((await tryFrom('10.1.1.1', password, cookieHeader(mark))).status).toBe(429);
  });

  test('a known device has ten tries of its own, from wherever', async () => {
    const known = cookieHeader(cookies);
    expect(await statuses(11, anywhere, email, known)).toEqual([...Array(10).fill(401), 429]);
  });
});

describe('any number of accounts from one network', () => {
  /** One wrong password each, for accounts that do not exist. */
  const spray = async (count: number, address: string) => {
    const seen: number[] = [];
    for (let index = 0; index < count; index += 1)
      seen.push((await tryFrom(address, wrong, {}, `spray${seen.length}@${crypto.randomUUID()}.example`)).status);
    return seen;
  };
  /** Multiplies the counted tries, because hashing hundreds of passwords takes long. */
  const times = (factor: number) =>
    db
      .updateTable('rate_counter')
      .set((eb) => ({ count: eb('count', '*', factor) }))
      .execute();
  beforeEach(() => db.deleteFrom('rate_counter').execute());

  test('after thirty wrong tries it is 429 with Retry-After, for known and unknown addresses alike', async () => {
    expect(await spray(31, '10.2.0.1')).toEqual([...Array(30).fill(401), 429]);
    const known = await tryFrom('10.2.0.1', password);
    const unknown = await tryFrom('10.2.0.1', password, {}, `nobody${counter}@vento.example`);
    for (const refused of [known, unknown])
      expect(refused).toMatchObject({ status: 429, body: { code: 'error_too_many_requests' } });
    expect(Number(known.headers['retry-after'])).toBeGreaterThan(800);
    expect((await tryFrom('10.2.0.2', password)).status).toBe(200);
  });

  test('a burst gets no more tries than thirty', async () => {
    await spray(5, '10.2.0.3');
    await times(4);
    const seen: number[] = [];
    for (const round of ['a', 'b']) {
      const burst = Array.from({ length: 10 }, (_, index) =>
        tryFrom('10.2.0.3', wrong, {}, `${round}@${index}.example`),
      );
      seen.push(...(await Promise.all(burst)).map(({ status }) => status));
    }
    expect(seen.sort()).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
  });

  test('a hundred an hour are enough, however slowly they come', async () => {
    await spray(7, '10.2.0.4');
    await times(14);
    await later(16);
    expect(await spray(3, '10.2.0.4')).toEqual([401, 401, 429]);
    const wait = Number((await tryFrom('10.2.0.4', password)).headers['retry-after']);
    expect(wait).toBeGreaterThan(2000);
    expect(wait).toBeLessThan(3000);
  });

  test('the addresses of one IPv6 network count as one', async () => {
    const seen: number[] = [];
    for (let index = 0; index < 10; index += 1)
      seen.push((await tryFrom(`2001:db8:7:7::${index}`, wrong, {}, `six@${index}.example`)).status);
    expect(seen).toEqual(Array(10).fill(401));
    await times(3);
    expect((await tryFrom('2001:db8:7:7:ffff::1', password)).status).toBe(429);
    expect((await tryFrom('2001:db8:7:8::1', password)).status).toBe(200);
  });

  test('an office behind one address: strangers are refused, who is known on their device gets in', async () => {
    await spray(5, '10.2.0.5');
    await times(6);
    expect((await tryFrom('10.2.0.5', password)).status).toBe(429);
    expect((await tryFrom('10.2.0.5', password, cookieHeader(cookies))).status).toBe(200);
    const colleague = { firstName: 'Eva', lastName: 'Luz', email: `luz${counter}@vento.example`, password };
    await anonymous.post('/api/auth/sign-up', { ...colleague, acceptTerms: true });
    // The cookie of one account is worthless for another.
    expect((await tryFrom('10.2.0.5', password, cookieHeader(cookies), colleague.email)).status).toBe(429);
  });

  test('who mistypes on a known device uses up nobody else’s tries', async () => {
    await statuses(4, () => '10.2.0.6', email, cookieHeader(cookies));
    await spray(4, '10.2.0.6');
    await times(7);
    expect(await spray(3, '10.2.0.6')).toEqual([401, 401, 429]);
  });

  test('wrong codes of a second factor count too, but on a known device', async () => {
    await db.updateTable('app_user').set({ second_factor_secret: 'x' }).where('email', '=', email).execute();
    const challenge = (await tryFrom('10.2.0.7', password)).body.challenge as string;
    const code = (more = {}) =>
      anonymous.post('/api/auth/second-factor', { challenge, code: '000000' }, from('10.2.0.7', more));
    await spray(9, '10.2.0.7');
    await times(3);
    expect([(await code()).status, (await code()).status, (await code()).status]).toEqual([401, 401, 401]);
    expect((await code()).status).toBe(429);
    expect(await spray(1, '10.2.0.7')).toEqual([429]);
    expect((await code(cookieHeader(cookies))).status).toBe(401);
  });
});

describe('counting', () => {
  const rate = { limit: 3, windowSeconds: 900 };
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 12) + seconds * 1000);

  test('the window slides: what is older than it no longer counts', async () => {
    const key = `slides-${counter}`;
    for (const second of [0, 600, 890]) await countUp(db, key, rate.windowSeconds, at(second));
    expect(await secondsUntilFree(db, key, rate, at(899))).toBe(16);
    expect(await secondsUntilFree(db, key, rate, at(916))).toBe(0);
    expect(await countUp(db, key, rate.windowSeconds, at(916))).toBe(3);
    expect(await secondsUntilFree(db, key, rate, at(916))).toBe(599);
  });

  test('parallel counts are all counted', async () => {
    const counts = await Promise.all(Array.from({ length: 20 }, () => countUp(db, `parallel-${counter}`, 900, at(0))));
    expect(Math.max(...counts)).toBe(20);
    expect(counts.filter((count) => count <= 5).length).toBeLessThanOrEqual(5);
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is a client of %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
