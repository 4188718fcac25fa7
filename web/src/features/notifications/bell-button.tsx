// The bell in the header with the number of unread notifications.
import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ButtonProps } from '../../ui/feedback/on-first-use.tsx';
import { badgeText, isSmall } from './badge-text.ts';
import classes from './notifications.module.css';

export function BellButton({ unread, className = '', ...props }: ButtonProps & { unread: number }) {
  const { t } = useTranslation('notification');
  const label = unread > 0 ? t('bell_unread', { count: unread }) : t('bell');
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      aria-haspopup="dialog"
      className={`${classes.bell} ${className}`}
      {...props}
    >
      <IconBell size={20} stroke={1.7} />
      {unread > 0 && (
        <span className={classes.badge} data-small={isSmall(unread) || undefined} aria-hidden>
          {badgeText(unread)}
        </span>
      )}
    </ActionIcon>
  );
}
