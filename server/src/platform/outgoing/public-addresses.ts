// Which addresses are public: those to which the server may connect because a user says so. Everything that reaches this
// machine, its network or its provider is refused (server-side request forgery), and so is what reaches nobody.
import { BlockList, isIP, isIPv4 } from 'node:net';
import { z } from 'zod';
import { isAddressOrNetwork } from '../trusted-proxies.ts';

/** IANA's registry of special addresses of IPv4, multicast, and the virtual address of a provider's own services. */
const specialIpv4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  '168.63.129.16/32',
];

/** The only part of IPv6 that is given out: neither loopback, link-local, local, multicast, mapped IPv4 nor NAT64. */
const unicastIpv6 = ['2000::/3'];
/** What in it is special: IETF's own (Teredo among it), documentation, 6to4, AS112. */
const specialIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    list.addSubnet(address, prefix === undefined ? (family === 'ipv4' ? 32 : 128) : Number(prefix), family);
  }
  return list;
}

const special = listOf([...specialIpv4, ...specialIpv6]);
const unicast = listOf(unicastIpv6);

const isPublic = (address: string): boolean =>
  isIPv4(address) ? !special.check(address) : unicast.check(address, 'ipv6') && !special.check(address, 'ipv6');

/** @param allowed networks that the operator lets users reach although they are not public */
export function mayReach(address: string, allowed: readonly string[]): boolean {
  // An address with a zone (`fe80::1%eth0`) is of this machine's own network.
  if (isIP(address) === 0 || address.includes('%')) return false;
  return isPublic(address) || listOf(allowed).check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** A setting: addresses and networks with commas between. */
export const privateNetworks = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((networks) => networks.every(isAddressOrNetwork), {
    error:
      'must be addresses and networks with commas between, like 10.20.0.0/16, none wider than a private network (10.0.0.0/8, fc00::/7)',
  });
