// The company for which the user acts, in the header. Absent for users with only one. Its menu loads on first use.
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../platform/lazy.ts';
import { useActingEntity } from '../platform/session/acting-entity.ts';
import { type ButtonProps, OnFirstUse } from '../ui/feedback/on-first-use.tsx';
import { icons } from '../ui/theme/icons.ts';
import classes from './acting-entity.module.css';

const load = () => import('./acting-entity-menu.tsx');
const ActingEntityMenu = lazy(load);

export function ActingEntity() {
  const { entities } = useActingEntity();
  if (entities.length < 2) return null;
  return (
    <OnFirstUse load={load} button={(open) => <ActingEntityButton onClick={open} />}>
      <ActingEntityMenu />
    </OnFirstUse>
  );
}

export function ActingEntityButton({ onClick, ref, ...rest }: ButtonProps) {
  const { t } = useTranslation();
  const { chosen } = useActingEntity();
  const aria = Object.fromEntries(Object.entries(rest).filter(([name]) => name === 'id' || /^(aria|data)-/.test(name)));
  return (
    <Button
      ref={ref ?? null}
      {...(onClick && { onClick })}
      variant="default"
      className={classes.button ?? ''}
      leftSection={<icons.entity size={18} stroke={1.7} aria-hidden />}
      rightSection={<IconChevronDown size={16} stroke={1.9} aria-hidden />}
      aria-label={t('acting.label', { name: chosen?.name ?? t('acting.all') })}
      aria-haspopup="menu"
      {...aria}
    >
      <span className={classes.name}>{chosen?.name ?? t('acting.all_short')}</span>
    </Button>
  );
}
