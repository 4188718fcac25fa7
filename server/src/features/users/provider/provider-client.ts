// The single sign-on provider of this installation: any that speaks OpenID Connect, by three settings.
import * as oidc from 'openid-client';
import { apiUrl } from '../../../platform/app-url.ts';
import type { Config } from '../../../platform/config.ts';

/** The one provider's name in addresses. */
const providerId = 'oidc';

export interface Provider {
  id: string;
  name: string;
}

export function configuredProviders({ oidcIssuer, oidcName }: Config): Provider[] {
  return oidcIssuer === undefined ? [] : [{ id: providerId, name: oidcName ?? new URL(oidcIssuer).host }];
}

/** The provider with this issuer; of an issuer that the installation no longer uses, only its host is known. */
export const providerOf = (config: Config, issuer: string): { id: string | null; name: string } =>
  (isSameIssuer(config.oidcIssuer, issuer) && configuredProviders(config)[0]) || {
    id: null,
    name: new URL(issuer).host,
  };

/** A trailing slash may be the only difference between the setting and what the provider says. */
const isSameIssuer = (set: string | undefined, issuer: string): boolean => set === issuer.replace(/\/+$/, '');

const known = new WeakMap<Config, Promise<oidc.Configuration>>();

async function discover({ oidcIssuer, oidcClientId, oidcClientSecret }: Config): Promise<oidc.Configuration> {
  if (oidcIssuer === undefined || oidcClientId === undefined) throw new Error('no provider is configured');
  const issuer = new URL(oidcIssuer);
  // A directory without https runs on the same machine or in a test.
  const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(issuer, oidcClientId, oidcClientSecret, undefined, { execute, timeout: 10 });
}

/** Discovered once per process; after a failure it is tried again. */
export function providerClient(config: Config): Promise<oidc.Configuration> {
  const client = known.get(config) ?? discover(config);
  known.set(config, client);
  client.catch(() => known.delete(config));
  return client;
}

export const callbackUrl = (config: Config): string => `${apiUrl(config)}/api/auth/providers/${providerId}/callback`;
