// The line between the messages and the field: who is typing. It keeps its height, so that nothing moves.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onNegotiationChanged, onTyping } from '../../../platform/realtime/realtime.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import classes from './typing-line.module.css';
import { heardTyping, nobodyTypes, stillTyping, stoppedTyping, type TypingPeople } from './typing-people.ts';

interface TypingLineProps {
  negotiationId: string;
  /** Their own other pages are no news. */
  readerId: string;
}

function useTypingPeople({ negotiationId, readerId }: TypingLineProps): TypingPeople {
  const [typing, setTyping] = useState(nobodyTypes);
  useEffect(() => {
    const stops = [
      onTyping((news) => {
        if (news.negotiationId !== negotiationId || news.userId === readerId) return;
        setTyping((before) => heardTyping(before, news, performance.now()));
      }),
      onNegotiationChanged(({ negotiationId: id, sent }) => {
        if (sent && id === negotiationId) setTyping((before) => stoppedTyping(before, sent.message.senderId));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [negotiationId, readerId]);
  const first = Math.min(...typing.people.map(({ until }) => until));
  useEffect(() => {
    if (!Number.isFinite(first)) return undefined;
    const waiting = setTimeout(
      () => setTyping((before) => stillTyping(before, performance.now())),
      Math.max(0, first - performance.now()) + 1,
    );
    return () => clearTimeout(waiting);
  }, [first]);
  return typing;
}

/** More names would fill the line. */
const mostNames = 2;

export function TypingLine(props: TypingLineProps) {
  const { t } = useTranslation('negotiations');
  const formats = useFormats();
  const { people, announcement } = useTypingPeople(props);
  const { length: count } = people;
  const names = formats.list(people.map(({ name }) => name));
  const text = count > mostNames ? t('typing.many') : t('typing.names', { count, names });
  return (
    <>
      <p className={classes.line} aria-hidden>
        {count > 0 && text}
      </p>
      <span className="visually-hidden" role="status">
        {announcement && t('typing.names', { count: 1, names: announcement })}
      </span>
    </>
  );
}
