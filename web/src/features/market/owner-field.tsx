// The entity that owns the item: one of the approved ones in which the user holds CONTRACTING. It cannot change later.
import { Select } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useActingEntity } from '../../platform/session/acting-entity.ts';
import type { MarketNames } from './market-kind.ts';

interface OwnerFieldProps {
  base: MarketNames['base'];
  /** The owner of an existing item: locked. */
  fixed?: { id: string; name: string } | undefined;
  props: object;
}

export function OwnerField({ base, fixed, props }: OwnerFieldProps) {
  const { t } = useTranslation([base, 'common']);
  const { withRole } = useActingEntity();
  const entities = fixed ? [fixed] : withRole('contracting').entities;
  return (
    <Select
      required
      label={t(`${base}:owner`)}
      description={fixed ? t('common:market.owner_locked') : t('common:market.owner_help')}
      data={entities.map(({ id, name }) => ({ value: id, label: name }))}
      allowDeselect={false}
      disabled={fixed !== undefined}
      {...(fixed && { rightSection: <IconLock size={18} stroke={1.7} /> })}
      {...props}
    />
  );
}
