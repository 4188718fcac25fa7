// A notice on the page: what the state means for the reader. Amber is only for deadlines.
import { IconAlertCircle, IconCircleCheck, IconClock, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

const kinds = {
  success: { icon: IconCircleCheck, tone: 'green' },
  reject: { icon: IconAlertCircle, tone: 'red' },
  information: { icon: IconInfoCircle, tone: 'blue' },
  warning: { icon: IconAlertCircle, tone: 'yellow' },
  time: { icon: IconClock, tone: 'amber' },
} as const;

interface NoticeProps {
  kind: keyof typeof kinds;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Read out at once: the result of the reader's own action. */
  live?: boolean;
}

export function Notice({ kind, title, children, action, live = false }: NoticeProps) {
  const { icon: Icon, tone } = kinds[kind];
  return (
    <div className={`${classes.notice} tone-${tone}`} role={live ? 'alert' : undefined}>
      <Icon size={20} stroke={1.7} className={classes.icon} aria-hidden />
      <div className={classes.body}>
        <p className={classes.title}>{title}</p>
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}
