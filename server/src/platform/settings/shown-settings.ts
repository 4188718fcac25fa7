// The settings as administrators read them: each with the value in use, of a secret only whether it is set.
import type { ShownSetting } from '@wattpact/domain/operation/operation-api';
import { settingGroups } from '@wattpact/domain/operation/setting-groups';
import type { Setting } from './setting.ts';
import { type SettingName, settingsByGroup } from './settings.ts';

/** A value as it would be typed; null for what no text stands for, such as a list. */
export function textOf(value: unknown): string | null {
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
  settingGroups.flatMap((group) => {
    const settings: Readonly<Record<string, Setting>> = settingsByGroup[group];
    const values: Readonly<Record<string, unknown>> = used;
    return Object.entries(settings).map(([name, { isSecret: isMarked = false }]) => {
      const value = given[name] ?? textOf(values[name]);
      const isSecret = isMarked || (value !== null && hasPassword(value));
      return { name, group, value: isSecret ? null : value, isSet: given[name] !== undefined, isSecret };
    });
  });
