// The protections that a server reachable by others must have.

interface Exposed {
  publicUrl: string;
  oidcIssuer?: string | undefined;
  smtpUrl?: string | undefined;
  allowPlainHttp: boolean;
}

const isPlain = (address: string | undefined) => address !== undefined && new URL(address).protocol === 'http:';

/**
 * @param because such as `with NODE_ENV=production`
 * @returns what is missing, for the operator
 */
export function missingArmour({ publicUrl, oidcIssuer, smtpUrl, allowPlainHttp }: Exposed, because: string): string[] {
  const https = `must begin with https:// ${because} (ALLOW_PLAIN_HTTP=on only to try it out)`;
  return [
    ...(smtpUrl === undefined
      ? [`SMTP_URL is required ${because}: without a mail server nobody can confirm an address`]
      : []),
    ...(isPlain(publicUrl) && !allowPlainHttp ? [`PUBLIC_URL ${https}`] : []),
    ...(isPlain(oidcIssuer) && !allowPlainHttp ? [`OIDC_ISSUER ${https}`] : []),
  ];
}
