// Values that an attacker or a broken client sends where a call expects something else.
import fc from 'fast-check';

/** Stands for a number that JSON can express and JavaScript cannot. */
const beyond = '@@1e400@@';
export const written = (value: unknown): string => (JSON.stringify(value) ?? '').replaceAll(`"${beyond}"`, '1e400');

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'id',
  'status',
  'isAdmin',
  'version',
];
const nested = (depth: number): unknown => Array.from({ length: depth }).reduce((inner) => ({ a: [inner] }), 1);

export const hostileTexts = [
  '',
  ' ',
  'x'.repeat(10_000),
  '🌞'.repeat(300),
  'مرحبا بالعالم \u202Eabc',
  'a\u0000b',
  '\uD800',
  'ok\uDC00ok',
  "'; drop table app_user; --",
  '" or 1=1',
  '<script>alert(1)</script>',
  '{{constructor.constructor("x")()}}',
  '(a+)+$',
  '%_\\',
  '*:* & !',
  '../../etc/passwd',
  'NaN',
  'Infinity',
  '1e400',
  '-1',
  '0',
  '9'.repeat(40),
  '2026-13-45',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '275760-09-14',
  'null',
  'undefined',
  '\r\nset-cookie: a=b',
  '\u200B',
  '00000000-0000-0000-0000-000000000000',
  '01936B1E-0000-7000-8000-000000000001',
  ...names,
] as const;

const values: readonly unknown[] = [
  ...hostileTexts,
  beyond,
  null,
  true,
  false,
  0,
  -1,
  0.001,
  1e21,
  -1e308,
  5e-324,
  2_147_483_648,
  9_007_199_254_740_992,
  [],
  {},
  [[]],
  [null],
  ['x'.repeat(10_000)],
  Array.from({ length: 2000 }, () => 1),
  Object.fromEntries([['__proto__', { isAdmin: true }]]),
  { constructor: { prototype: { isAdmin: true } } },
  { length: -1 },
  nested(200),
];
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...values) },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);

/** As they are in an address: already encoded, or impossible to encode. */
export const hostileSegment = fc.constantFrom(
  ...hostileTexts
    .filter((text) => text !== '' && text.isWellFormed())
    .map((text) => encodeURIComponent(text.slice(0, 1000))),
  '%',
  '%zz',
  '%ED%A0%80',
  '%C0%AE%C0%AE',
  '%2e%2e%2f',
  '01936b1e-0000-7000-8000-000000000001%20',
);

export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>[]>(
  ...['x', '"-1"', '1.5', '"1", "2"', 'W/"1"', '9'.repeat(400), '', '*'].map((text) => ({ 'if-match': text })),
  ...['', ' ', 'x'.repeat(10_000), 'ação', "'; --", 'key'].map((text) => ({ 'idempotency-key': text })),
  ...['Bearer', 'Bearer  ', 'Basic YTpi', 'Bearer x', `Bearer ${'x'.repeat(10_000)}`, 'Bearer ção', ''].map((text) => ({
    authorization: text,
  })),
  ...['text/plain', 'application/xml', 'application/json; charset=utf-16', 'multipart/form-data', '', 'x', '/'].map(
    (text) => ({ 'content-type': text }),
  ),
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': 'multipart/form-data; boundary=----wattpact-none' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  { origin: 'null' },
  { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  { cookie: 'session=%E0%A4%A; __Host-session=x' },
  { cookie: `session=${'x'.repeat(5000)}` },
  { 'accept-language': `${'x,'.repeat(2000)}` },
  { accept: 'text/html', range: 'bytes=0-1,5-' },
  { prefer: 'respond-async' },
  { 'x-forwarded-for': "'; --", 'x-forwarded-host': 'elsewhere.example', host: 'elsewhere.example' },
  { 'user-agent': '🌞'.repeat(500) },
);

/** Bodies that are no JSON object. */
export const hostileBody = fc.constantFrom(
  '',
  ' ',
  '{',
  '[]',
  '[{}]',
  'null',
  '""',
  '1e400',
  'NaN',
  '{"a":1,}',
  '\u0000',
  '\uFEFF{}',
);
