// Whether a browser counts two hosts as one site: only then it sends a page's cookies to the API's host.
import { isIP } from 'node:net';

/** Beneath these, two labels belong to nobody: `co.uk`, `com.pt`. A browser's whole list has thousands of such suffixes. */
const publicLabels = new Set(['ac', 'co', 'com', 'edu', 'gob', 'gov', 'net', 'nom', 'nome', 'org']);

const isPublic = ([label = '', country = '', ...rest]: string[]) =>
  rest.length === 0 && (country.length === 0 || (country.length === 2 && publicLabels.has(label)));

const isAddress = (host: string) => isIP(host.replace(/^\[|\]$/g, '')) !== 0;

/**
 * @param hosts names without a port
 * @returns the domain that they share, itself no public suffix; undefined where a browser takes them for several sites
 */
export function sharedDomain(...hosts: string[]): string | undefined {
  const [first = '', ...others] = hosts.map((host) => host.toLowerCase());
  if (others.every((host) => host === first)) return first;
  if (hosts.some(isAddress)) return undefined;
  const labels = first.split('.');
  const suffixes = labels.map((_, index) => labels.slice(index));
  const shared = suffixes.find((suffix) => others.every((host) => `.${host}`.endsWith(`.${suffix.join('.')}`)));
  return shared === undefined || isPublic(shared) ? undefined : shared.join('.');
}
