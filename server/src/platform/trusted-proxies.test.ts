// Which proxies may be trusted: never every address.
import { expect, test } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

test.each([
  ['off', false],
  ['on', 1],
  ['1', 1],
  ['3', 3],
  ['10.1.2.3', ['10.1.2.3']],
  ['::1', ['::1']],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['fc00::/7', ['fc00::/7']],
  ['::ffff:10.0.0.0/104', ['::ffff:10.0.0.0/104']],
  ['127.0.0.1, 2001:db8::/32 ,192.168.1.0/24', ['127.0.0.1', '2001:db8::/32', '192.168.1.0/24']],
])('%s', (text, proxies) => expect(trustedProxies.parse(text)).toEqual(proxies));

test.each([
  ...['true', 'any', 'all', '*', '0', '10', '-1', '1.5', 'yes', 'On'],
  ...[
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '8.0.0.0/7',
    '2000::/3',
    '::ffff:0:0/96',
    '::/64',
    '0:0::ffff:1.2.3.4/100',
  ],
  ...[
    '10.0.0.1,0.0.0.0/0',
    '10.0.0.0/0.0.0.0',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.0/',
    '10.0.0',
    'proxy.example',
    'fe80::1%eth0',
    ',',
  ],
])('%s is refused', (text) => expect(trustedProxies.safeParse(text).success).toBe(false));
