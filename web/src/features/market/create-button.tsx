// The way to a new record, for those who may make one: CONTRACTING in an approved entity.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { AppLink } from '../../platform/address/app-link.tsx';
import { useActingEntity } from '../acting-company/acting-entity.ts';

interface CreateButtonProps {
  to: string;
  label: string;
  variant?: 'filled' | 'default';
}

export function CreateButton({ to, label, variant = 'filled' }: CreateButtonProps) {
  const { withRole } = useActingEntity();
  if (withRole('contracting').entities.length === 0) return null;
  return (
    <Button component={AppLink} to={to} variant={variant} leftSection={<IconPlus size={18} stroke={1.9} />}>
      {label}
    </Button>
  );
}
