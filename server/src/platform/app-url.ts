// The base address of each of the two apps, for links in mails and for the operator.
import type { Config } from './config.ts';

/** Administrators have an app of their own. */
export function appUrl({ publicUrl, adminHost }: Config, isAdmin: boolean): string {
  if (!isAdmin) return publicUrl;
  return adminHost ? `${new URL(publicUrl).protocol}//${adminHost}` : `${publicUrl}/admin`;
}
