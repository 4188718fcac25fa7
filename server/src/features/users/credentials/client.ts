// The client of a call: the network that throttles count, and a device name that its owner recognises.
import type { FastifyRequest } from 'fastify';
import type { RequestContext, SignedIn } from '../../../platform/http/context.ts';
import { clientNetwork } from '../../../platform/rate-limits/rate-limits.ts';
import { type Account, knownDevice } from './known-device.ts';

export interface Client {
  network: string;
  /** Such as `Firefox, Windows`: shown in the list of sessions. */
  device: string;
}

/** A client that may guess a password or a code. */
export interface Guesser extends Client {
  /** The cookie of a device known to that account, if there is one. */
  knownDevice: (account: Account) => string | undefined;
}

/** The first match counts, because many browsers also name another one after their own name. */
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|Chromium\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
const nameIn = (names: [RegExp, string][], text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

function deviceName(userAgent: string): string {
  const known = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(', ') : userAgent.slice(0, 60);
}

export const clientOf = (request: FastifyRequest): Client => ({
  network: clientNetwork(request.ip),
  device: deviceName(request.headers['user-agent'] ?? ''),
});

export const guesserOf = ({ request, platform, now }: RequestContext<SignedIn | null>): Guesser => ({
  ...clientOf(request),
  knownDevice: (account) => knownDevice(request, platform.config, account, now),
});
