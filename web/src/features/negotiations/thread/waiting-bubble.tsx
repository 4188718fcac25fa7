// An own message that is not yet on the server: being sent, unanswered, or refused with the reason.
import { Button } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../../platform/api/api-problems.ts';
import { ApiError } from '../../../platform/api/request.ts';
import { shortFileName } from '../../../platform/words/formats.ts';
import { MessageText } from '../../messages/message-text.tsx';
import type { Outgoing } from '../message/outbox-message.ts';
import classes from './thread.module.css';

export interface WaitingActs {
  retry: () => void;
  discard: (message: Outgoing) => void;
  /** Puts it back into the field; undefined when nothing may be written any more. */
  edit: ((message: Outgoing) => void) | undefined;
}

interface WaitingBubbleProps {
  waiting: Outgoing;
  acts: WaitingActs;
}

export function WaitingBubble({ waiting, acts }: WaitingBubbleProps) {
  return (
    <>
      <div className={classes.bubble} data-waiting>
        <MessageText text={waiting.text} />
        {waiting.files.map(({ id, name }) => (
          <span key={id} className={classes.file}>
            <IconPaperclip size={16} stroke={1.9} aria-hidden />
            <span title={name}>{shortFileName(name)}</span>
          </span>
        ))}
      </div>
      <State waiting={waiting} acts={acts} />
    </>
  );
}

function State({ waiting, acts: { retry, discard, edit } }: WaitingBubbleProps) {
  const { t } = useTranslation(['negotiations', 'common', 'errorMessages']);
  const { state, refusal } = waiting;
  if (state === 'waiting') return <span className={classes.mark}>{t('negotiations:thread.sending')}</span>;
  return (
    <div className={classes.failed} data-lost={!refusal || undefined} role={refusal && 'alert'}>
      <p>
        {refusal
          ? `${t('negotiations:thread.not_sent')} ${reasonOf(new ApiError(refusal)) ?? ''}`
          : t('negotiations:thread.unanswered')}
      </p>
      {!refusal && (
        <Button size="compact-sm" variant="subtle" onClick={retry}>
          {t('negotiations:retry')}
        </Button>
      )}
      {refusal && edit && (
        <Button size="compact-sm" variant="subtle" onClick={() => edit(waiting)}>
          {t('negotiations:thread.edit')}
        </Button>
      )}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => discard(waiting)}>
        {t('negotiations:thread.discard')}
      </Button>
    </div>
  );
}
