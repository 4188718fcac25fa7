// The two acts of a row that its reader keeps: change it, delete it.
import { ActionIcon, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';

interface RowEditingProps {
  editLabel: string;
  deleteLabel: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function RowEditing({ editLabel, deleteLabel, onEdit, onDelete }: RowEditingProps) {
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end" className="row-action">
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={editLabel} onClick={onEdit}>
        <IconPencil size={18} stroke={1.9} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={deleteLabel} onClick={onDelete}>
        <IconTrash size={18} stroke={1.9} />
      </ActionIcon>
    </Group>
  );
}
