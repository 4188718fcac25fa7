// Writing a message: Enter sends, Shift+Enter begins a new line, and the browser stores what is typed.
import { Button, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { type RefObject, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../platform/address/paths.ts';
import { useShortcuts } from '../../../platform/shortcuts/use-shortcuts.ts';
import { FileRow } from '../../../ui/record/file-row.tsx';
import type { OutgoingFile } from '../../messages/outgoing-file.ts';
import type { ComposerDraft } from '../../messages/use-composer-draft.ts';
import classes from './composer.module.css';
import { ComposerTools } from './composer-tools.tsx';
import { withSuggestion } from './suggestion-text.ts';
import { useAttachments } from './use-attachments.ts';

const longest = 2000;
/** The counter is shown from here on. */
const countedFrom = 1800;
/** The counter is read out at these steps, not at each letter. */
const countedBy = 50;

export interface ComposerHandle {
  /** Inserts a suggestion without deleting what is typed. */
  suggest: (text: string, suggestions: readonly string[]) => void;
  /** Puts this text before what is typed, and adds its files to those attached. */
  add: (text: string, files: readonly OutgoingFile[]) => void;
}

interface ComposerProps {
  negotiation: NegotiationRecord;
  draft: ComposerDraft;
  handle: RefObject<ComposerHandle | null>;
  /** With every change of the text by the user. */
  onType: () => void;
  onSend: (message: { text: string; files: readonly OutgoingFile[] }) => void;
}

export function Composer({ negotiation, draft, handle, onType, onSend }: ComposerProps) {
  const { t } = useTranslation('negotiations');
  const { text, isStored, change, files } = draft;
  const attachments = useAttachments(files);
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(handle, () => ({
    suggest: (given, suggestions) => {
      change(withSuggestion(text, given, suggestions));
      field.current?.focus();
    },
    add: (given, added) => {
      change(text.trim() === '' ? given : `${given}\n${text}`);
      attachments.bringBack(added);
      field.current?.focus();
    },
  }));
  useShortcuts([
    { group: 'page', keys: ['Enter'], label: t('composer.key_send') },
    { group: 'page', keys: ['Shift', 'Enter'], label: t('composer.key_line') },
  ]);
  const length = [...text].length;
  const maySend = text.trim() !== '' && length <= longest && attachments.isComplete;
  const mayAddVersion = negotiation.allowedActions.includes('draft');
  const { refused, ready } = attachments;
  // Says why the message cannot be sent when the page does not show it.
  const note =
    refused > 0
      ? t('composer.refused', { count: refused })
      : text.trim() === '' && ready.length > 0
        ? t('composer.needs_text', { count: ready.length })
        : isStored && t('composer.draft_kept');
  const send = () => {
    if (!maySend) return;
    onSend({ text: text.trim(), files: ready });
    change('');
    attachments.clear();
  };
  return (
    <form
      className={classes.composer}
      data-may-draft={mayAddVersion || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        field.current?.focus();
      }}
    >
      {attachments.list.length > 0 && (
        <div className={classes.files}>
          {attachments.list.map((one) => (
            <FileRow
              key={one.key}
              name={one.name}
              size={one.size}
              progress={one.id === undefined ? one.progress : undefined}
              error={one.error}
              onRemove={() => attachments.remove(one)}
            />
          ))}
        </div>
      )}
      <Textarea
        ref={field}
        className={classes.field ?? ''}
        autosize
        minRows={1}
        maxRows={8}
        aria-label={t('composer.label')}
        placeholder={t('composer.placeholder')}
        value={text}
        error={length > longest ? t('composer.too_long', { count: length - longest }) : undefined}
        onChange={(event) => {
          change(event.currentTarget.value);
          onType();
        }}
        onKeyDown={(event) => {
          // While an input method composes a letter, Enter belongs to it. Safari signals this only by the key code.
          const isComposing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
          // A touch keyboard has no other way to start a new line.
          const isSending = event.key === 'Enter' && !event.shiftKey && !matchMedia('(pointer: coarse)').matches;
          if (!isSending || isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <div className={classes.tools}>
        <ComposerTools
          onFiles={attachments.add}
          isFull={attachments.isFull}
          newVersion={mayAddVersion ? paths.newContractTemplate(negotiation.id) : undefined}
        />
        <span className={classes.kept} aria-hidden>
          {length > countedFrom ? t('composer.counter', { count: length, max: longest }) : note}
        </span>
        <span className="visually-hidden" role="status">
          {length > countedFrom ? t('composer.counter', { count: length - (length % countedBy), max: longest }) : note}
        </span>
        <Button
          type="submit"
          aria-label={t('composer.send')}
          className={classes.send ?? ''}
          disabled={!maySend}
          leftSection={<IconSend size={18} stroke={1.9} />}
        >
          <span className={classes.sendText}>{t('composer.send')}</span>
        </Button>
      </div>
    </form>
  );
}
