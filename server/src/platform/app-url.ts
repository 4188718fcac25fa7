// The base addresses of the two apps and of the API, for links in mails and for the operator.
import type { Config } from './config.ts';

/** Administrators have an app of their own. */
export function appUrl({ publicUrl, adminHost }: Config, isAdmin: boolean): string {
  if (!isAdmin) return publicUrl;
  return adminHost ? `${new URL(publicUrl).protocol}//${adminHost}` : `${publicUrl}/admin`;
}

/** Without a host of its own the API is under the apps' own addresses. */
export const apiUrl = ({ publicUrl, apiHost }: Config): string =>
  apiHost ? `${new URL(publicUrl).protocol}//${apiHost}` : publicUrl;

/** Whether a request's `Host` is the API's own. */
export const isApiHost = (config: Config, host: string | undefined): boolean =>
  config.apiHost !== undefined && host === new URL(apiUrl(config)).host;
