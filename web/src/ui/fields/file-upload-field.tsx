// Files being uploaded: dropped or chosen, with progress, retry and removal. The page performs the upload.
import { Button, Input } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileRow } from '../record/file-row.tsx';
import classes from './fields.module.css';

export interface StoredFile {
  id: string;
  name: string;
  size: number;
}

interface FileUploadFieldProps {
  label: string;
  description?: string;
  error?: string | undefined;
  required?: boolean;
  value: readonly StoredFile[];
  /** Gets an updater, because several uploads may end between two renders. */
  onChange: (change: (files: StoredFile[]) => StoredFile[]) => void;
  /** Called when a stored file is removed. */
  onRemove?: (file: StoredFile) => void;
  upload: (file: File, options: { onProgress: (percent: number) => void; signal: AbortSignal }) => Promise<StoredFile>;
  /** The text of a failed upload. */
  errorText: (error: unknown) => string;
  /** Whether the same file would be refused again. */
  isFinal?: (error: unknown) => boolean;
  onDownload?: (file: StoredFile) => void;
  max?: number;
  maxBytes?: number;
  /** Shown instead of the button when the limit is reached. */
  full?: string;
  /** MIME types, separated by commas. */
  accept?: string;
  'data-path'?: string;
  /** Uploading is the page's main action: its one filled button. */
  filled?: boolean;
}

interface Pending {
  key: number;
  file: File;
  progress: number;
  error?: string;
  /** Trying the same file again would fail again. */
  isRefused?: boolean;
  stop: AbortController;
}

const megabyte = 1_048_576;
let lastKey = 0;

/** The unfinished uploads, and their actions. */
function useUploads(props: FileUploadFieldProps) {
  const { upload, errorText, isFinal = () => false, maxBytes = 50 * megabyte } = props;
  const [pending, setPending] = useState<Pending[]>([]);
  const { t } = useTranslation();
  const latest = useRef(props);
  latest.current = props;
  const change = (key: number, changed: Partial<Pending>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const drop = (key: number) => setPending((all) => all.filter((one) => one.key !== key));

  async function run(one: Pending) {
    try {
      const stored = await upload(one.file, {
        onProgress: (progress) => change(one.key, { progress }),
        signal: one.stop.signal,
      });
      drop(one.key);
      latest.current.onChange((files) => [...files, stored]);
    } catch (error) {
      if (!one.stop.signal.aborted) change(one.key, { error: errorText(error), isRefused: isFinal(error) });
    }
  }
  function start(file: File) {
    lastKey += 1;
    const one: Pending = { key: lastKey, file, progress: 0, stop: new AbortController() };
    const tooBig = file.size > maxBytes;
    // The next file takes the place of those that were refused.
    setPending((all) => [
      ...all.filter(({ isRefused }) => !isRefused),
      tooBig ? { ...one, error: t('files.too_big'), isRefused: true } : one,
    ]);
    if (!tooBig) void run(one);
  }
  return {
    pending,
    start,
    retry: (one: Pending) => {
      drop(one.key);
      start(one.file);
    },
    remove: (one: Pending) => {
      one.stop.abort();
      drop(one.key);
    },
  };
}

export function FileUploadField(props: FileUploadFieldProps) {
  const { label, description, required = false, value, onChange, onRemove, onDownload, max = 5, accept } = props;
  const { t } = useTranslation();
  const { pending, start, retry, remove } = useUploads(props);
  const choose = useRef<() => void>(null);
  const [tooMany, setTooMany] = useState(false);
  const free = max - value.length - pending.filter(({ isRefused }) => !isRefused).length;
  const add = (files: readonly File[]) => {
    setTooMany(files.length > free);
    for (const file of files.slice(0, Math.max(0, free))) start(file);
  };
  const takeOut = (file: StoredFile) => {
    onChange((files) => files.filter(({ id }) => id !== file.id));
    onRemove?.(file);
  };
  const error = props.error ?? (tooMany ? t('files.too_many', { count: max }) : undefined);
  return (
    <Input.Wrapper {...{ label, description, error, required }} labelElement="div">
      <ul className={classes.files} data-path={props['data-path']}>
        {value.map((file) => (
          <li key={file.id}>
            <FileRow {...file} onDownload={onDownload && (() => onDownload(file))} onRemove={() => takeOut(file)} />
          </li>
        ))}
        {pending.map((one) => (
          <li key={one.key}>
            <FileRow
              name={one.file.name}
              size={one.file.size}
              progress={one.progress}
              error={one.error}
              onRetry={one.error && !one.isRefused ? () => retry(one) : undefined}
              onRemove={() => remove(one)}
            />
          </li>
        ))}
      </ul>
      {free > 0 && (
        <Dropzone
          className={classes.drop ?? ''}
          onDrop={add}
          openRef={choose}
          multiple={free > 1}
          activateOnClick={false}
          enablePointerEvents
          // Only the file chooser is restricted: a dropped wrong file must show an error, not be ignored.
          inputProps={{ 'aria-label': label, tabIndex: -1, ...(accept && { accept }) }}
        >
          <Button
            variant={props.filled ? 'filled' : 'light'}
            leftSection={<IconUpload size={18} stroke={1.9} />}
            aria-label={t('files.choose_for', { field: label })}
            onClick={() => choose.current?.()}
          >
            {t('files.choose')}
          </Button>
          <span>{t('files.limits', { count: free })}</span>
        </Dropzone>
      )}
      {free <= 0 && props.full && <output className={classes.full}>{props.full}</output>}
    </Input.Wrapper>
  );
}
