// Which addresses a user's name may lead to.
import { expect, test } from 'vitest';
import { mayReach, privateNetworks } from './public-addresses.ts';

const reachable = (addresses: readonly string[], allowed: string[] = []) =>
  addresses.filter((address) => mayReach(address, allowed));

test('[INT-36] public addresses are reached', () => {
  const all = ['1.1.1.1', '93.184.215.14', '172.32.0.1', '192.167.255.255', '100.128.0.1', '2606:4700::1111'];
  expect(reachable([...all, '2a00:1450:4003::200e', '2001:4860:4860::8888'])).toHaveLength(8);
});

test.each([
  ['this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '::1', '::']],
  ['private networks', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fdff::1', 'fec0::1']],
  ['the same network', ['169.254.1.1', 'fe80::1', 'fe80::1%eth0']],
  ['services of a provider', ['169.254.169.254', '168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254']],
  ['shared addresses of providers', ['100.64.0.1', '100.127.255.255']],
  ['many at once', ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1']],
  [
    'documentation and measurement',
    ['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '2001:db8::1', '3fff::1'],
  ],
  ['IPv4 inside IPv6', ['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:7f00:1', '::ffff:1.1.1.1', '::127.0.0.1']],
  ['a translation to IPv4', ['64:ff9b::a00:1', '64:ff9b:1::a00:1', '2002:a00:1::1', '2001:0:a00:1::1', '192.88.99.1']],
  ['nobody', ['240.0.0.1', '192.31.196.1', '192.175.48.1', '2620:4f:8000::1', '100::1', '5f00::1', '4000::1']],
  ['no address', ['', 'localhost', '127.1', '0x7f000001', '2130706433', '1.1.1.1/32', '999.1.1.1']],
])('[INT-36] %s: none is reached', (_, addresses) => {
  expect(reachable(addresses)).toEqual([]);
});

test('[INT-36] an operator lets single networks be reached, and no more', () => {
  const allowed = ['10.20.0.0/16', '192.168.7.7', 'fd12::/16'];
  const inside = ['10.20.0.1', '192.168.7.7', 'fd12::9'];
  expect(reachable(inside, allowed)).toEqual(inside);
  expect(reachable(['10.21.0.1', '192.168.7.8', 'fd13::9', '127.0.0.1', '169.254.169.254'], allowed)).toEqual([]);
  expect(privateNetworks.parse('10.20.0.0/16, 192.168.7.7,fd12::/16')).toEqual(allowed);
  for (const bad of ['0.0.0.0/0', '::/0', '10.0.0.0/7', 'intranet', '10.0.0.0/33', '10.1.0.0/16,'])
    expect(privateNetworks.safeParse(bad).success, bad).toBe(false);
});
