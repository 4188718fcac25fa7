// All settings, in the groups and the order in which administrators and docs/operations.md show them.
import type { SettingGroup } from '@wattpact/domain/operation/setting-groups';
import { z } from 'zod';
import { accessSettings } from './access-settings.ts';
import { backupSettings } from './backup-settings.ts';
import { dataSettings } from './data-settings.ts';
import { mailSettings } from './mail-settings.ts';
import { operationSettings } from './operation-settings.ts';
import { productSettings } from './product-settings.ts';
import { serverSettings } from './server-settings.ts';
import type { Setting } from './setting.ts';

export const settingsByGroup = {
  server: serverSettings,
  data: dataSettings,
  backup: backupSettings,
  mail: mailSettings,
  product: productSettings,
  operation: operationSettings,
  access: accessSettings,
} as const satisfies Record<SettingGroup, Record<string, Setting>>;

const all = {
  ...serverSettings,
  ...dataSettings,
  ...backupSettings,
  ...mailSettings,
  ...productSettings,
  ...operationSettings,
  ...accessSettings,
};
export type SettingName = keyof typeof all;
type Shape = { [Name in SettingName]: (typeof all)[Name]['schema'] };

export const settingsSchema = z.object(
  Object.fromEntries(Object.entries(all).map(([name, { schema }]) => [name, schema])) as Shape,
);
export type Settings = z.infer<typeof settingsSchema>;
