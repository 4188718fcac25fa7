// The entity that owns the item: one of the approved ones in which the user holds CONTRACTING. It cannot change later.
import { Select, type SelectProps } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useActingEntity } from '../../platform/session/acting-entity.ts';
import type { Owner } from './market-kind.ts';

interface OwnerFieldProps extends SelectProps<string> {
  /** The owner of an existing item: locked. */
  fixed: Owner | undefined;
}

export function OwnerField({ fixed, ...props }: OwnerFieldProps) {
  const { t } = useTranslation();
  const { withRole } = useActingEntity();
  const entities = fixed ? [{ id: fixed.id, name: fixed.fiscalInfo.name }] : withRole('contracting').entities;
  return (
    <Select
      required
      description={fixed ? t('market.owner_locked') : t('market.owner_help')}
      data={entities.map(({ id, name }) => ({ value: id, label: name }))}
      allowDeselect={false}
      disabled={fixed !== undefined}
      {...(fixed && { rightSection: <IconLock size={18} stroke={1.7} /> })}
      {...props}
    />
  );
}

/** The name of the chosen owner. */
export function useOwnerName(fixed: Owner | undefined, chosen: string | null): string | undefined {
  const { entities } = useActingEntity();
  return fixed?.fiscalInfo.name ?? entities.find(({ id }) => id === chosen)?.name;
}
