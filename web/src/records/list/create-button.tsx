// The link to a new record, for users who may create one.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { useActingEntity } from '../../platform/session/acting-entity.ts';
import type { CreateWay } from './list-view.ts';

interface CreateButtonProps {
  way: CreateWay;
  /** The label's namespace, beside `common`. */
  texts: string;
  /** Replaces the link's own label: `Create the first project`. The first key with a text wins. */
  labelKey?: string | string[];
  variant?: 'filled' | 'default';
}

export function CreateButton({ way, texts, labelKey = way.labelKey, variant = 'filled' }: CreateButtonProps) {
  const { t } = useTranslation([texts, 'common']);
  const { withRole } = useActingEntity();
  if (way.role && withRole(way.role).entities.length === 0) return null;
  const WayIcon = way.icon ?? IconPlus;
  return (
    <Button component={AppLink} to={way.to()} variant={variant} leftSection={<WayIcon size={18} stroke={1.9} />}>
      {t(labelKey)}
    </Button>
  );
}
