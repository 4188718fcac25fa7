// An action in a record's menu: it opens its own confirmation dialog, or leads to a page.
import type { ReactNode } from 'react';
import type { Icon } from '../../ui/theme/icons.ts';

export interface DialogState {
  opened: boolean;
  onClose: () => void;
}

interface MenuEntry {
  label: string;
  icon: Icon;
  danger?: boolean;
}

export interface DialogAct extends MenuEntry {
  dialog: (state: DialogState) => ReactNode;
}

export interface LinkAct extends MenuEntry {
  to: string;
}

export type MenuAct = DialogAct | LinkAct;
