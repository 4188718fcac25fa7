// Writing a message: Enter sends, Shift and Enter begins a new line; what is written is kept.
import { ActionIcon, Button, Textarea, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconFilePlus, IconPaperclip, IconSend } from '@tabler/icons-react';
import { allowedFileTypes } from 'domain/files/file';
import type { NegotiationRecord } from 'domain/negotiations/negotiation-api';
import { type RefObject, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/app-link.tsx';
import { paths } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { FileRow } from '../../ui/file-row.tsx';
import classes from './composer.module.css';
import type { OutgoingFile } from './outbox.ts';
import { mostFiles, useAttachments } from './use-attachments.ts';
import { useComposerDraft } from './use-composer-draft.ts';

const acceptedTypes = [...new Set(Object.values(allowedFileTypes))].join(',');
const longest = 2000;
/** The counter appears when it begins to matter. */
const countedFrom = 1800;
/** And is read out now and then, not at each letter. */
const countedBy = 50;

export interface ComposerHandle {
  /** In place of what is written. */
  put: (text: string) => void;
  /** Before what is written, and its files beside those that are there. */
  add: (text: string, files: readonly OutgoingFile[]) => void;
}

interface ComposerProps {
  negotiation: NegotiationRecord;
  handle: RefObject<ComposerHandle | null>;
  onSend: (message: { text: string; files: readonly OutgoingFile[] }) => void;
}

export function Composer({ negotiation, handle, onSend }: ComposerProps) {
  const { t } = useTranslation('negotiations');
  const { id: userId } = useSession();
  const { text, isKept, change, files } = useComposerDraft(userId, negotiation.id);
  const attachments = useAttachments(files);
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(handle, () => ({
    put: (given) => {
      change(given);
      field.current?.focus();
    },
    add: (given, added) => {
      change(text.trim() === '' ? given : `${given}\n${text}`);
      attachments.bringBack(added);
      field.current?.focus();
    },
  }));
  const length = [...text].length;
  const maySend = text.trim() !== '' && length <= longest && attachments.isComplete;
  const send = () => {
    if (!maySend) return;
    onSend({ text: text.trim(), files: attachments.ready });
    change('');
    attachments.clear();
  };
  return (
    <form
      className={classes.composer}
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
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          // While an input method composes a letter, Enter belongs to it; Safari says so by the code alone.
          const isComposing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
          // A keyboard on the screen has no other way to a new line.
          const isSending = event.key === 'Enter' && !event.shiftKey && matchMedia('(hover: hover)').matches;
          if (!isSending || isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <div className={classes.tools}>
        <AttachButton onFiles={attachments.add} disabled={attachments.list.length >= mostFiles} />
        {negotiation.allowedActions.includes('draft') && (
          <Tooltip label={t('template.new')}>
            <ActionIcon
              className={classes.newVersion ?? ''}
              component={AppLink}
              to={paths.newContractTemplate(negotiation.id)}
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('template.new')}
            >
              <IconFilePlus size={20} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        )}
        <span className={classes.kept} aria-hidden>
          {length > countedFrom
            ? t('composer.counter', { count: length, max: longest })
            : isKept && t('composer.draft_kept')}
        </span>
        <VisuallyHidden role="status">
          {length > countedFrom
            ? t('composer.counter', { count: length - (length % countedBy), max: longest })
            : isKept && t('composer.draft_kept')}
        </VisuallyHidden>
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

function AttachButton({ onFiles, disabled }: { onFiles: (files: File[]) => void; disabled: boolean }) {
  const { t } = useTranslation('negotiations');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedTypes}
        aria-label={t('composer.attach')}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Tooltip label={t('composer.attach')}>
        <ActionIcon
          className={classes.attach ?? ''}
          variant="subtle"
          color="gray"
          size={36}
          disabled={disabled}
          aria-label={t('composer.attach')}
          onClick={() => input.current?.click()}
        >
          <IconPaperclip size={20} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
