// The settings of the server itself: where it listens, at which address users see it, and its keys.

import { z } from 'zod';
import { trustedProxies } from '../trusted-proxies.ts';
import { secret, setting } from './setting.ts';
import { hostName, oneOf, onOff, secretKey, webAddress, wholeNumber } from './value-kinds.ts';

export const serverSettings = {
  NODE_ENV: setting(
    oneOf(['production', 'development', 'test']).default('development'),
    'what the start is for ("Trying it out, and running it for real")',
  ),
  PORT: setting(wholeNumber(0, 65_535).default(3000), 'the port on which the server listens'),
  HOST: setting(z.string().default('127.0.0.1'), 'the address on which it listens'),
  PUBLIC_URL: setting(
    webAddress.optional(),
    'the address that users see; with https the cookies are `Secure`, and browsers use nothing but https for its host **and all subdomains of it**, for a year (HSTS_SUBDOMAINS); https is required in production',
    { fallback: 'http://localhost:PORT' },
  ),
  ADMIN_HOST: setting(hostName.optional(), 'a host of its own for the admin app; without it: `/admin`'),
  API_HOST: setting(
    hostName.transform((host) => host.toLowerCase()).optional(),
    'a host of its own for the API, of the same site as the pages ("A host for the API"); without it: `/api` under the pages\' addresses',
  ),
  TRUST_PROXY: setting(
    trustedProxies.prefault('off'),
    'whose `X-Forwarded-*` and `X-Request-Id` count; see "Behind a proxy"',
  ),
  HSTS_SUBDOMAINS: setting(
    onOff.default(true),
    'whether HSTS, which is sent where PUBLIC_URL is https, binds the subdomains of its host too; see "Behind a proxy"',
  ),
  ALLOW_PLAIN_HTTP: setting(onOff.default(false), 'lets http pass where https is required; only to try production out'),
  SECRET_KEY: secret(
    secretKey.optional(),
    'signs links and encrypts stored secrets; required with DATABASE_URL, the same in every process; with 16 different characters, 12 where it is 64 hexadecimal digits or more (`openssl rand -base64 32`)',
    { fallback: 'made in DATA_DIR' },
  ),
  SECRET_KEY_PREVIOUS: secret(secretKey.optional(), 'the key before, while it is being changed ("Changing the key")'),
};
