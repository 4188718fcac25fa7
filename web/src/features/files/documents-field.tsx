// The documents of a form, in groups (categories of an entity, phases of a project), with a limit in total or per group.
import { Input } from '@mantine/core';
import { allowedFileTypes, maximumFileSize, maximumFilesPerUpload } from '@wattpact/domain/files/file';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileUploadField, type StoredFile } from '../../ui/fields/file-upload-field.tsx';
import { DownloadAlert } from './download-alert.tsx';
import classes from './files.module.css';
import { useDownload } from './use-download.ts';
import { useUpload } from './use-upload.ts';

/** A document in a form; the payload needs only its id and its group. */
export interface FormDocument extends StoredFile {
  group: string;
}

export interface DocumentGroup {
  value: string;
  label: string;
  description?: string | undefined;
  required?: boolean | undefined;
  /** Folded away below those that are wanted. */
  isOther?: boolean | undefined;
}

interface DocumentsFieldProps {
  groups: readonly DocumentGroup[];
  value: readonly FormDocument[];
  /** Gets an updater, because several uploads may end between two renders. */
  onChange: (change: (documents: FormDocument[]) => FormDocument[]) => void;
  /** Whether the limit is in total or per group. */
  limit: 'together' | 'each';
  max?: number;
  error?: ReactNode;
  /** Unfolds the others. */
  othersLabel?: string;
  /** The path of the list in the payload. */
  path: string;
  /** Files of a stored record: only saving the form deletes them. */
  keptIds?: readonly string[];
}

const accept = Object.keys(allowedFileTypes)
  .map((extension) => `.${extension}`)
  .join(',');

export function DocumentsField(props: DocumentsFieldProps) {
  const { groups, value, onChange, limit, max = maximumFilesPerUpload, error, path, keptIds = [], othersLabel } = props;
  const { t } = useTranslation(['common', 'errorMessages']);
  const { upload, errorText, isFinal, remove } = useUpload();
  const download = useDownload();
  const room = (own: number) => (limit === 'each' ? max : max - value.length + own);
  const fieldOf = ({ value: group, label, description, required }: DocumentGroup) => {
    const own = value.filter((document) => document.group === group);
    return (
      <FileUploadField
        key={group}
        label={label}
        {...(description && { description })}
        required={required ?? false}
        value={own}
        onChange={(change) =>
          onChange((documents) => [
            ...documents.filter((document) => document.group !== group),
            ...change(documents.filter((document) => document.group === group)).map(inGroup(group)),
          ])
        }
        onRemove={({ id }) => {
          if (!keptIds.includes(id)) remove(id);
        }}
        upload={upload}
        errorText={errorText}
        isFinal={isFinal}
        onDownload={download.start}
        max={room(own.length)}
        {...(max > 1 && { full: t('errorMessages:documents.error_max_documents', { max }) })}
        maxBytes={maximumFileSize}
        accept={accept}
      />
    );
  };
  const others = groups.filter(({ isOther }) => isOther);
  const isUsed = (group: string) => value.some((document) => document.group === group);
  return (
    <div data-path={path} className={classes.groups}>
      <DownloadAlert download={download} />
      {groups.filter(({ isOther }) => !isOther).map(fieldOf)}
      {others.length > 0 && (
        <details className={classes.others} open={others.some(({ value: group }) => isUsed(group))}>
          <summary>{othersLabel}</summary>
          <div className={classes.groups}>{others.map(fieldOf)}</div>
        </details>
      )}
      {limit === 'together' && (
        <p className={classes.count}>{t('common:files.count_of', { count: value.length, max })}</p>
      )}
      {error && <Input.Error>{error}</Input.Error>}
    </div>
  );
}

const inGroup =
  (group: string) =>
  ({ id, name, size }: StoredFile): FormDocument => ({ id, name, size, group });
