// What an administrator can begin from the command palette.
import { IconReceiptEuro, IconUserPlus } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { adminPaths } from '../platform/address/paths.ts';
import type { PaletteItem } from '../ui/app-shell/palette-props.ts';

export const adminActs = (t: TFunction): PaletteItem[] => [
  { id: 'new-invoice', label: t('act.issue_invoice'), icon: IconReceiptEuro, to: adminPaths.newInvoice() },
  { id: 'new-administrator', label: t('act.new_administrator'), icon: IconUserPlus, to: adminPaths.newAdministrator() },
];
