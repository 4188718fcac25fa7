// The two acts of a row that its reader keeps: change it, delete it.
import { Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { RowAct } from './row-act.tsx';

interface RowEditingProps {
  editLabel: string;
  deleteLabel: string;
  onEdit: () => void;
  onDelete: () => void;
}

export const RowEditing = ({ editLabel, deleteLabel, onEdit, onDelete }: RowEditingProps) => (
  <Group gap={4} wrap="nowrap" justify="flex-end">
    <RowAct icon={IconPencil} label={editLabel} onClick={onEdit} />
    <RowAct icon={IconTrash} label={deleteLabel} onClick={onDelete} />
  </Group>
);
