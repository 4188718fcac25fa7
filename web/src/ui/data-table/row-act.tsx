// An act of a row, as an icon.
import { ActionIcon } from '@mantine/core';
import type { Icon } from '../theme/icons.ts';

interface RowActProps {
  icon: Icon;
  /** Names the act and the row: it is read out. */
  label: string;
  onClick: () => void;
}

export const RowAct = ({ icon: ActIcon, label, onClick }: RowActProps) => (
  <ActionIcon variant="subtle" color="gray" size={36} className="row-action" aria-label={label} onClick={onClick}>
    <ActIcon size={18} stroke={1.9} />
  </ActionIcon>
);
