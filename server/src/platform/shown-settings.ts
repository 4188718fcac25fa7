// The settings as administrators read them: each with the value in use, of a secret only whether it is set.
import type { ShownSetting } from '@wattpact/domain/operation/operation-api';
import { type SettingName, settingNames } from '@wattpact/domain/operation/setting-names';

/** Keys, passwords, and addresses that may carry one. */
const secrets: ReadonlySet<SettingName> = new Set<SettingName>([
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OIDC_CLIENT_SECRET',
  'COMPANY_REGISTER_URL',
]);

function textOf(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** An address may carry a name and a password, whatever it leads to. */
const hasPassword = (text: string): boolean => URL.canParse(text) && new URL(text).password !== '';

/**
 * @param given as they were typed
 * @param used what the server works with, by the names of the settings
 */
export const shownSettings = (
  given: Readonly<Record<string, string>>,
  used: Readonly<Partial<Record<SettingName, unknown>>>,
): ShownSetting[] =>
  settingNames.map((name) => {
    const isSet = given[name] !== undefined;
    const value = given[name] ?? textOf(used[name]);
    const isSecret = secrets.has(name) || (value !== null && hasPassword(value));
    return { name, value: isSecret ? null : value, isSet, isSecret };
  });
