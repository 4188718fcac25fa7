// One notification: opens its subject. A swipe to the right or its left edge marks it as read, a swipe to the left or its
// right edge deletes it; both edges are buttons, for keyboard and mouse. On a touch screen a button slides the row away from
// them, because a swipe must not be the only way.
import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck, IconDotsVertical, IconTrash } from '@tabler/icons-react';
import { type NotificationRecord, wordsOf } from '@wattpact/domain/notifications/notification';
import { notificationPath } from '@wattpact/domain/notifications/notification-page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { useSession } from '../../platform/session/session.ts';
import { inLanguage } from '../../platform/words/language.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { notificationIcons } from './notification-icons.ts';
import classes from './notifications.module.css';
import { focusBeside, focusRow } from './row-focus.ts';
import { useNotificationActs } from './use-notifications.ts';
import { useSwipe } from './use-swipe.ts';

/** What slides away from the two acts, in px. */
const actsWidth = 104;

interface NotificationRowProps {
  notification: NotificationRecord;
  onOpen: () => void;
  /** For screen readers. */
  onDone: (what: string) => void;
}

export function NotificationRow({ notification, onOpen, onDone }: NotificationRowProps) {
  const { id, isRead, createdAt, message, title } = notification;
  const { t } = useTranslation('notification');
  const { time, language } = useFormats();
  const user = useSession();
  const changes = useNotificationActs();
  const markRead = () => void changes.markRead(id).then((isDone) => isDone && onDone(t('said.read')));
  const remove = () => void changes.remove(id).then((isDone) => isDone && onDone(t('said.deleted')));
  const touch = useMediaQuery('(hover: none)', false, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  const { offset, wasSwipe, handlers } = useSwipe({ onRight: isRead ? undefined : markRead, onLeft: remove });
  const Icon = notificationIcons[title.data.resourceType];
  const shift = offset || (opened ? -actsWidth : 0);
  const text = t(title.translationKey, { ...wordsOf(title.data), defaultValue: title.data.resourceName });
  const buttons = (
    <>
      {!isRead && (
        <ActionIcon
          variant="default"
          size={28}
          className={classes.left ?? ''}
          aria-label={t('mark_read', { title: text })}
          title={t('mark_read_short')}
          onClick={({ currentTarget }) => {
            focusRow(currentTarget);
            markRead();
          }}
        >
          <IconCheck size={16} stroke={1.9} />
        </ActionIcon>
      )}
      <ActionIcon
        variant="default"
        size={28}
        className={classes.right ?? ''}
        aria-label={t('delete', { title: text })}
        title={t('delete_short')}
        data-act="delete"
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget);
          remove();
        }}
      >
        <IconTrash size={16} stroke={1.9} />
      </ActionIcon>
    </>
  );
  return (
    <li className={classes.row} data-unread={!isRead || undefined} data-way={Math.sign(offset) || undefined}>
      <span className={classes.under} aria-hidden>
        <IconCheck size={18} stroke={1.9} />
        <IconTrash size={18} stroke={1.9} />
      </span>
      <div
        className={classes.front}
        style={shift === 0 ? undefined : { transform: `translateX(${shift}px)` }}
        {...handlers}
      >
        <AppLink
          to={inLanguage(notificationPath(title.data, user), language)}
          className={classes.link}
          draggable={false}
          onClick={(event) => {
            if (wasSwipe()) return event.preventDefault();
            if (!isRead) markRead();
            onOpen();
          }}
        >
          <span className={classes.tile} aria-hidden>
            <Icon size={18} stroke={1.9} />
          </span>
          <span className={classes.text}>
            <span className={classes.title}>
              {!isRead && <span className="visually-hidden">{t('unread')}: </span>}
              {text}
            </span>
            {message && <span className={classes.message}>{message}</span>}
          </span>
          <time dateTime={createdAt} className={classes.time}>
            {time(createdAt)}
          </time>
        </AppLink>
        {touch ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            className={classes.more ?? ''}
            aria-label={t('acts', { title: text })}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            <IconDotsVertical size={18} stroke={1.9} />
          </ActionIcon>
        ) : (
          buttons
        )}
      </div>
      {touch && (
        <div className={classes.acts} inert={!opened}>
          {buttons}
        </div>
      )}
    </li>
  );
}
