// The button of a list's menu; the menu itself loads on first use.
import { ActionIcon } from '@mantine/core';
import { IconTableOptions } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWide } from '../../ui/data-table/data-table.tsx';
import type { ButtonProps } from '../../ui/feedback/on-first-use.tsx';
import classes from './list-menu.module.css';

export function ListMenuTrigger({ onClick, ref, ...rest }: ButtonProps) {
  const { t } = useTranslation();
  const aria = Object.fromEntries(Object.entries(rest).filter(([name]) => name === 'id' || name.startsWith('aria-')));
  return (
    <ActionIcon
      ref={ref ?? null}
      variant="default"
      size={useWide() ? 36 : 44}
      className={classes.trigger ?? ''}
      {...(onClick && { onClick })}
      aria-haspopup="dialog"
      {...aria}
      aria-label={t('list_menu.title')}
      title={t('list_menu.title')}
    >
      <IconTableOptions size={18} stroke={1.9} />
    </ActionIcon>
  );
}
