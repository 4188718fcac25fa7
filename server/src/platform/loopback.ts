// Which hosts are this machine itself.
import { isIPv4 } from 'node:net';

/** A name or an address, as in a URL, on a socket or in a setting. */
export function isLoopback(host: string): boolean {
  const plain = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .replace(/^::ffff:(?=\d+\.)/, '');
  // RFC 6761: whatever ends in `.localhost` stays here.
  if (plain === 'localhost' || plain.endsWith('.localhost') || plain === '::1') return true;
  return isIPv4(plain) && plain.startsWith('127.');
}
