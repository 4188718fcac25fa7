// An action with its own confirmation dialog.
import type { ReactNode } from 'react';
import type { Icon } from '../../ui/theme/icons.ts';

export interface DialogState {
  opened: boolean;
  onClose: () => void;
}

export interface MenuAct {
  label: string;
  icon: Icon;
  danger?: boolean;
  dialog: (state: DialogState) => ReactNode;
}
