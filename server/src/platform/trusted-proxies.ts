// Which X-Forwarded-* headers count: none, those of a number of proxies, or those of certain addresses. Never those of
// every address, because a client that chooses its own address escapes the limits per address.
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { z } from 'zod';

/** False, the number of proxies before the server, or their addresses and networks. */
export type TrustedProxies = false | number | string[];

/** A network wider than any private one (10.0.0.0/8, fc00::/7) would include strangers. */
function narrowestPrefix(address: string): number {
  if (isIPv4(address)) return 8;
  // ::/16 contains the IPv4 addresses in IPv6 notation.
  return new URL(`http://[${address}]`).hostname.startsWith('[::') ? 104 : 7;
}

/** Of the form `10.20.0.0/16`, none wider than a private network. */
export function isAddressOrNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  if (!isIPv4(address) && !isIPv6(address)) return false;
  if (prefix === undefined) return true;
  return Number(prefix) >= narrowestPrefix(address) && Number(prefix) <= (isIPv4(address) ? 32 : 128);
}

function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'off') return false;
  if (text === 'on') return 1;
  if (/^[1-9]$/.test(text)) return Number(text);
  const proxies = text.split(',').map((one) => one.trim());
  return proxies.every(isAddressOrNetwork) ? proxies : undefined;
}

/** The setting: `off`, `on` (one proxy), a number, or addresses and networks. */
export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  const proxies = readTrustedProxies(text);
  if (proxies !== undefined) return proxies;
  context.addIssue({
    code: 'custom',
    message:
      'must be off, on (one proxy), the number of proxies from 1 to 9, or their addresses and networks with commas between, none wider than a private network (10.0.0.0/8, fc00::/7)',
  });
  return z.NEVER;
});

/** In Fastify's form. Fastify trusts nobody when given a number, so a number becomes a function that counts hops. */
export const trustFor = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/** Whether what is connected to the server at this address is a trusted proxy. */
export function trustsPeer(proxies: TrustedProxies): (address: string | undefined) => boolean {
  if (!Array.isArray(proxies)) return () => proxies !== false;
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = familyOf(address);
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  // A socket of both families writes an IPv4 address in IPv6 notation; the list knows it all the same.
  return (address) => address !== undefined && trusted.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');
