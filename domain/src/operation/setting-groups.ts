// The groups in which administrators read the settings; `server/src/platform/settings/` says which there are.

export const settingGroups = ['server', 'data', 'backup', 'mail', 'product', 'operation', 'access'] as const;
export type SettingGroup = (typeof settingGroups)[number];
