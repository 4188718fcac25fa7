// Whose X-Forwarded-* headers count: nobody's, so many proxies', or certain addresses'. Never everybody's: a client that
// may name its own address has no limit per address.
import { isIPv4, isIPv6 } from 'node:net';
import { z } from 'zod';

/** False, how many proxies stand before the server, or their addresses and networks. */
export type TrustedProxies = false | number | string[];

/** A network wider than any private one (10.0.0.0/8, fc00::/7) would take in strangers. */
function narrowestPrefix(address: string): number {
  if (isIPv4(address)) return 8;
  // Within ::/16 lie the IPv4 addresses in IPv6's writing.
  return new URL(`http://[${address}]`).hostname.startsWith('[::') ? 104 : 7;
}

function isAddressOrNetwork(text: string): boolean {
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

/** As Fastify wants it. It trusts nobody when given a number: of a function it does not know that it only counts. */
export const trustFor = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
