// The way to the registration, for those who may register: REGISTRY in an approved entity.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { useActingEntity } from '../acting-company/acting-entity.ts';

interface RegisterButtonProps {
  label?: string;
  variant?: 'filled' | 'default';
}

export function RegisterButton({ label, variant = 'filled' }: RegisterButtonProps) {
  const { t } = useTranslation();
  const { withRole } = useActingEntity();
  if (withRole('registry').entities.length === 0) return null;
  return (
    <Button
      component={AppLink}
      to={paths.registerContract()}
      variant={variant}
      leftSection={<IconPlus size={18} stroke={1.9} />}
    >
      {label ?? t('navigation.register_contract')}
    </Button>
  );
}
