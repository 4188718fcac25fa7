// Who has read one's messages, and when: the names in a line, the times on demand.
import { Tooltip } from '@mantine/core';
import { IconCheck, IconChecks } from '@tabler/icons-react';
import type { MessageRecord, NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import classes from './thread.module.css';

interface ReadMarkProps {
  message: MessageRecord;
  participants: NegotiationRecord['participants'];
  readerId: string;
}

export function ReadMark({ message, participants, readerId }: ReadMarkProps) {
  const { t } = useTranslation('negotiations');
  const formats = useFormats();
  const nameOf = (userId: string) =>
    participants.find((one) => one.userId === userId)?.displayName ?? t('thread.somebody');
  // Colleagues of one's own company count too; the reader does not.
  const readers = message.readBy.filter(({ userId }) => userId !== readerId);
  if (readers.length === 0) {
    return (
      <span className={classes.mark}>
        <IconCheck size={14} stroke={2.2} aria-hidden />
        {t('thread.sent')}
      </span>
    );
  }
  const firstNames = readers.map(({ userId }) => nameOf(userId).split(' ')[0] ?? '');
  const details = readers.map(({ userId, readAt }) => `${nameOf(userId)}, ${formats.dateTime(readAt)}`);
  return (
    <Tooltip label={details.join('\n')} multiline events={{ hover: true, focus: true, touch: true }} withinPortal>
      <button type="button" className={classes.mark} data-read>
        <IconChecks size={14} stroke={2.2} aria-hidden />
        {t('thread.read_by', { names: formats.list(firstNames) })}
        <span className="visually-hidden">: {details.join('; ')}</span>
      </button>
    </Tooltip>
  );
}
