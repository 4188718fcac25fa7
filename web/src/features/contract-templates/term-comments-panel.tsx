// The comments on one term over all versions, and a field to add one. They appear in the conversation too.

import { Button, Drawer, Textarea } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { authorWords } from '@wattpact/domain/api-keys/author-words';
import type { TermField } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import {
  type NegotiationRecord,
  negotiationApi,
  type TemplateRecord,
} from '@wattpact/domain/negotiations/negotiation-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { repeatKey } from '../../platform/api/repeat-key.ts';
import { useSession } from '../../platform/session/session.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { fieldLabel } from '../../records/fields/field-label.ts';
import { valueAt, valueText } from '../../records/fields/field-text.ts';
import { useFieldWords } from '../../records/fields/use-field-words.ts';
import { useAct } from '../../records/use-act.ts';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { useFocusBack } from '../../ui/feedback/focus-back.ts';
import { UserAvatar } from '../../ui/text/user-avatar.tsx';
import { personColor } from '../messages/avatar-colors.ts';
import { MessageText } from '../messages/message-text.tsx';
import { useComposerDraft } from '../messages/use-composer-draft.ts';
import { negotiationQuery, refreshTemplates } from './template-queries.ts';
import classes from './term-comments.module.css';

const limit = 50;
/** Equal to the API's `maximumMessageLength`; importing that would bring its schemas along. */
const longest = 2000;

interface PanelProps {
  negotiation: NegotiationRecord;
  template: TemplateRecord;
  field: TermField;
  onClose: () => void;
}

export function TermCommentsPanel({ negotiation, template, field, onClose }: PanelProps) {
  const { t } = useTranslation(['negotiations', 'common']);
  const words = useFieldWords('energy_contract');
  const { version, terms } = template;
  useFocusBack();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={440}
      title={t('negotiations:comments.title', { term: fieldLabel(field, words) })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={classes.panel}>
        <p className={classes.current}>
          {t('negotiations:comments.in_version', { version, value: valueText(field, valueAt(terms, field), words) })}
        </p>
        <Comments negotiationId={negotiation.id} field={field} />
        {negotiation.allowedActions.includes('write') && (
          <CommentForm negotiationId={negotiation.id} templateId={template.id} field={field} />
        )}
      </div>
    </Drawer>
  );
}

function Comments({ negotiationId, field }: { negotiationId: string; field: TermField }) {
  const { t } = useTranslation('negotiations');
  const { dateTime } = useFormats();
  const { id: readerId, avatarColor } = useSession();
  const { data: { participants = [] } = {} } = useQuery(negotiationQuery(negotiationId));
  const query = useInfiniteQuery({
    queryKey: [negotiationApi.messages.path, negotiationId, field],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      call(negotiationApi.messages, {
        params: { id: negotiationId },
        query: { limit, field, ...(before && { before }) },
        signal,
      }),
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items[0]?.id : undefined),
  });
  if (query.isLoadingError)
    return <FailedPart error={query.error} title={t('comments.failed')} onRetry={query.refetch} />;
  const comments = query.data?.pages.toReversed().flatMap(({ items }) => items);
  if (comments?.length === 0) return <p className={classes.none}>{t('comments.none')}</p>;
  return (
    <>
      {query.hasNextPage && (
        <Button variant="subtle" size="compact-sm" onClick={() => void query.fetchNextPage()}>
          {t('comments.older')}
        </Button>
      )}
      <ul className={classes.list}>
        {comments?.map(({ id, senderId, senderName, apiKey, createdAt, text, termRef }) => (
          <li key={id}>
            <UserAvatar
              name={senderName}
              color={senderId === readerId ? avatarColor : personColor(participants, senderId)}
              size={28}
            />
            <div>
              <p className={classes.who}>
                <strong>{authorWords(senderName, apiKey, t)}</strong>
                <span>
                  {termRef && t('comments.version_short', { version: termRef.version })} · {dateTime(createdAt)}
                </span>
              </p>
              <p>
                <MessageText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function CommentForm({
  negotiationId,
  templateId,
  field,
}: {
  negotiationId: string;
  templateId: string;
  field: TermField;
}) {
  const { t } = useTranslation('negotiations');
  const client = useQueryClient();
  const user = useSession();
  // The browser stores what is typed, as in the conversation.
  const { text, change } = useComposerDraft(user.id, `${negotiationId}:${templateId}:${field}`);
  const [key] = useState(repeatKey);
  const { isPending, run } = useAct(() => refreshTemplates(client));
  const length = [...text].length;
  const maySend = text.trim() !== '' && length <= longest && !isPending;
  const body = { text: text.trim(), termRef: { templateId, field } };
  const send = () =>
    run(() => call(negotiationApi.send, { params: { id: negotiationId }, body, idempotencyKey: key.of(body) }), {
      failed: t('comments.not_sent'),
      onDone: () => {
        key.done();
        change('');
      },
    });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (maySend) void send();
      }}
    >
      <Textarea
        autosize
        minRows={3}
        maxRows={10}
        label={t('comments.field')}
        description={t('comments.help')}
        value={text}
        error={length > longest ? t('composer.too_long', { count: length - longest }) : undefined}
        // Disabled while sending: text typed meanwhile would be cleared with the sent text.
        readOnly={isPending}
        onChange={(event) => change(event.currentTarget.value)}
        data-autofocus
      />
      <Button type="submit" disabled={!maySend} loading={isPending}>
        {t('comments.send')}
      </Button>
    </form>
  );
}
