// Files for the next message: uploaded at once, at most five, each removable.
import { maximumFileSize } from '@wattpact/domain/files/file';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../platform/toasts.ts';
import { useUpload } from '../../files/use-upload.ts';
import type { OutgoingFile } from '../../messages/outgoing-file.ts';
import type { DraftFiles } from '../../messages/use-composer-draft.ts';

export interface Attachment {
  key: string;
  name: string;
  size: number;
  progress: number;
  id?: string;
  error?: string;
  /** Ends the upload. */
  stop?: AbortController;
}

/** Equal to the API's `maximumMessageFiles`; importing that would bring its schemas along. */
const mostFiles = 5;

const whole = (file: OutgoingFile): Attachment => ({ ...file, key: file.id, progress: 100 });

export function useAttachments(draftFiles: DraftFiles) {
  const { t } = useTranslation(['common', 'negotiations']);
  const { upload, remove: deleteFile, errorText } = useUpload();
  const [list, setList] = useState<Attachment[]>(() => draftFiles.list().map(whole));
  const change = (key: string, changed: Partial<Attachment>) =>
    setList((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const refused = list.filter(({ error }) => error !== undefined).length;
  const room = Math.max(0, mostFiles - (list.length - refused));
  const add = (files: readonly File[]) => {
    const isGood = ({ size }: File) => size <= maximumFileSize;
    const taken = new Set(files.filter(isGood).slice(0, room));
    const shown = files.filter((file) => taken.has(file) || !isGood(file));
    const count = files.length - shown.length;
    if (count > 0)
      toasts.warning(
        t('negotiations:composer.left_out', { count }),
        t('negotiations:composer.most_files', { max: mostFiles }),
      );
    for (const file of shown) {
      const key = crypto.randomUUID();
      const { name, size } = file;
      const tooBig = !taken.has(file);
      const stop = new AbortController();
      const started = { key, name, size, progress: 0, stop };
      setList((all) => [...all, tooBig ? { ...started, error: t('common:files.too_big') } : started]);
      if (tooBig) continue;
      upload(file, { onProgress: (progress) => change(key, { progress }), signal: stop.signal }).then(
        ({ id }) => {
          draftFiles.add({ id, name, size });
          change(key, { id, progress: 100 });
        },
        (error: unknown) => change(key, { error: errorText(error) }),
      );
    }
  };
  const remove = ({ key, id, stop }: Attachment) => {
    stop?.abort();
    setList((all) => all.filter((one) => one.key !== key));
    if (id === undefined) return;
    draftFiles.remove(id);
    deleteFile(id);
  };
  const ready = list.flatMap(({ id, name, size }): OutgoingFile[] => (id === undefined ? [] : [{ id, name, size }]));
  return {
    list,
    add,
    remove,
    ready,
    /** Failed uploads stay visible and do not count towards the limit. */
    refused,
    isFull: room === 0,
    /** The message cannot be sent while a file is uploading or was refused. */
    isComplete: ready.length === list.length,
    /** The files of a message that the server refused. */
    bringBack: (files: readonly OutgoingFile[]) => {
      for (const file of files) draftFiles.add(file);
      setList((all) => [...all, ...files.map(whole)]);
    },
    /** The files belong to a message now, so the draft forgets them. */
    clear: () => {
      draftFiles.clear();
      setList([]);
    },
  };
}
