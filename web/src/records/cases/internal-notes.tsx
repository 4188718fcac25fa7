// What administrators note on a record for each other. Users never see it.
import { Button, Textarea } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { InternalNote } from '@wattpact/domain/cases/case';
import { caseApi } from '@wattpact/domain/cases/case-api';
import { longestNote } from '@wattpact/domain/cases/case-kinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { repeatKey } from '../../platform/api/repeat-key.ts';
import { holdFocus } from '../../platform/lost-focus.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { LeaveDialog } from '../../ui/feedback/leave-dialog.tsx';
import { SidePart } from '../../ui/record/side-panel.tsx';
import { useAct } from '../use-act.ts';
import { type CaseRef, notesQuery } from './case-calls.ts';
import classes from './cases.module.css';

export function InternalNotes({ of }: { of: CaseRef }) {
  const { t } = useTranslation();
  const { data, isLoadingError, error, refetch, ...older } = useInfiniteQuery(notesQuery(of));
  const showOlder = () => {
    const settleFocus = holdFocus();
    void older.fetchNextPage().finally(settleFocus);
  };
  const notes = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <SidePart title={t('case.notes')}>
      <p className={classes.help}>{t('case.notes_text')}</p>
      {isLoadingError && (
        <div className={classes.failed}>
          <FailedPart error={error} title={t('case.notes_failed')} onRetry={refetch} />
        </div>
      )}
      {notes.length > 0 && (
        <ul className={classes.notes} aria-label={t('case.notes')}>
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
      {older.hasNextPage && (
        <Button
          className={classes.older ?? ''}
          size="xs"
          variant="subtle"
          loading={older.isFetchingNextPage}
          onClick={showOlder}
        >
          {t(older.isFetchNextPageError ? 'case.older_notes_failed' : 'case.older_notes')}
        </Button>
      )}
      <NewNote of={of} />
    </SidePart>
  );
}

function Note({ note: { text, author, createdAt } }: { note: InternalNote }) {
  const formats = useFormats();
  return (
    <li>
      <p>{text}</p>
      <small>
        {author} · <time dateTime={createdAt}>{formats.dateTime(createdAt)}</time>
      </small>
    </li>
  );
}

function NewNote({ of }: { of: CaseRef }) {
  const { t } = useTranslation(['common', 'errorMessages']);
  const [key] = useState(repeatKey);
  const [typed, setTyped] = useState('');
  const { isPending, run } = useAct('note');
  const text = typed.trim();
  const isTooLong = text.length > longestNote;
  const body = { text };
  const add = () =>
    run(() => call(caseApi.addNote, { params: of, body, idempotencyKey: key.of(body) }), {
      onDone: () => {
        key.done();
        setTyped('');
      },
    });
  return (
    <div className={classes.newNote}>
      <Textarea
        label={t('common:case.new_note')}
        autosize
        minRows={2}
        maxRows={8}
        value={typed}
        error={isTooLong ? t('errorMessages:error_max_length', { max: longestNote }) : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button
        size="xs"
        variant="default"
        loading={isPending}
        disabled={text === '' || isTooLong}
        onClick={() => void add()}
      >
        {t('common:case.add_note')}
      </Button>
      <LeaveDialog unsaved={text !== ''} />
    </div>
  );
}
