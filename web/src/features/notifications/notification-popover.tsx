// The list under the bell: by day, newest first, at most 70 % of the window and 500 px high.
import { ActionIcon, Button, Popover, ScrollArea, Skeleton } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { wordsOf } from '@wattpact/domain/notifications/notification';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useFirstOpening } from '../../ui/feedback/on-first-use.tsx';
import { BellButton } from './bell-button.tsx';
import { groupByDay } from './notification-groups.ts';
import { notificationIcons } from './notification-icons.ts';
import { NotificationRow } from './notification-row.tsx';
import classes from './notifications.module.css';
import { useNotificationActs, useNotifications } from './use-notifications.ts';

export default function NotificationPopover() {
  const { t } = useTranslation('notification');
  const { surface, button, toggle } = useFirstOpening();
  const close = () => surface.onChange(false);
  const { unreadCount } = useNotifications();
  const { markAllRead } = useNotificationActs();
  const [said, say] = useSaying();
  const settings = useRef<HTMLAnchorElement>(null);
  return (
    <Popover {...surface} position="bottom-end" width={400} offset={6} trapFocus withinPortal>
      <Popover.Target>
        <BellButton ref={button} unread={unreadCount} onClick={toggle} />
      </Popover.Target>
      <Popover.Dropdown className={classes.popover ?? ''} aria-label={t('title')}>
        <div className={classes.head}>
          <h2>{t('title')}</h2>
          <ActionIcon
            component={AppLink}
            ref={settings}
            to={paths.notificationSettings()}
            variant="subtle"
            color="gray"
            aria-label={t('settings')}
            data-autofocus={unreadCount === 0 || undefined}
            onClick={close}
          >
            <IconSettings size={18} stroke={1.7} />
          </ActionIcon>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={unreadCount === 0}
            onClick={() => {
              // The button would be disabled, and a disabled button loses the focus.
              settings.current?.focus();
              void markAllRead().then((isDone) => isDone && say(t('said.all_read')));
            }}
            data-autofocus={unreadCount > 0 || undefined}
          >
            {t('mark_all_read')}
          </Button>
        </div>
        <ScrollArea.Autosize
          className={classes.scroll ?? ''}
          mah="min(70vh - 52px, 448px)"
          type="auto"
          scrollbarSize={8}
        >
          <NotificationList onOpen={close} onDone={say} />
        </ScrollArea.Autosize>
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Announces changes of the open list to screen readers: the reader's own actions, and new notifications. */
function useSaying() {
  const { t } = useTranslation('notification');
  const [said, say] = useState('');
  const { items } = useNotifications();
  const newest = items?.[0];
  const known = useRef('');
  useEffect(() => {
    if (!newest || newest.createdAt <= known.current) return;
    const isNews = known.current !== '';
    known.current = newest.createdAt;
    if (!isNews) return;
    const { translationKey, data } = newest.title;
    say(t('said.news', { title: t(translationKey, { ...wordsOf(data), defaultValue: data.resourceName }) }));
  }, [newest, t]);
  return [said, say] as const;
}

function NotificationList({ onOpen, onDone }: { onOpen: () => void; onDone: (what: string) => void }) {
  const { t } = useTranslation('notification');
  const formats = useFormats();
  const { items, total, failed, retry, more } = useNotifications();
  const isMissing = !items || (items.length === 0 && total > 0);
  if (isMissing && failed) {
    return (
      <div className={classes.failed}>
        <p>{t('failed')}</p>
        <Button variant="default" size="xs" onClick={() => void retry()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (isMissing) return <Waiting />;
  if (items.length === 0) {
    return <EmptyState icon={notificationIcons.none} title={t('empty_title')} text={t('empty_text')} />;
  }
  return (
    <>
      {groupByDay(items).map(({ createdAt, items: ofDay }) => (
        <section key={new Date(createdAt).toDateString()} className={classes.group}>
          <h3>{formats.day(createdAt)}</h3>
          <ul>
            {ofDay.map((one) => (
              <NotificationRow key={one.id} notification={one} onOpen={onOpen} onDone={onDone} />
            ))}
          </ul>
        </section>
      ))}
      {more && (
        <Button variant="subtle" fullWidth onClick={more}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

const Waiting = () => (
  <div className={classes.waiting}>
    {[0, 1, 2, 3].map((one) => (
      <Skeleton key={one} height={44} radius="md" />
    ))}
  </div>
);
