// The files of a record, grouped by category or phase, each with its state, its content on the page, and its download.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileRow } from '../../ui/record/file-row.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { DownloadAlert } from './download-alert.tsx';
import classes from './files.module.css';
import { StoredPreview } from './stored-preview.tsx';
import { useDownload } from './use-download.ts';

export interface ListedFile {
  id: string;
  name: string;
  size: number;
  validationStatus?: string | undefined;
}

export interface FileGroup {
  key: string;
  title: string;
  files: readonly ListedFile[];
}

/** Groups without files are left out. */
export function FileGroups({ groups }: { groups: readonly FileGroup[] }) {
  const download = useDownload();
  const [shownId, setShownId] = useState<string>();
  return (
    <>
      <DownloadAlert download={download} />
      {groups
        .filter(({ files }) => files.length > 0)
        .map(({ key, title, files }) => (
          <SectionPaper key={key} title={title}>
            <ul className={classes.list}>
              {files.map((file) => (
                <li key={file.id}>
                  <FileRow
                    name={file.name}
                    size={file.size}
                    badge={<ValidationBadge status={file.validationStatus} />}
                    preview={{
                      isShown: file.id === shownId,
                      onToggle: () => setShownId(file.id === shownId ? undefined : file.id),
                    }}
                    onDownload={() => download.start(file)}
                  />
                  {file.id === shownId && <StoredPreview file={file} />}
                </li>
              ))}
            </ul>
          </SectionPaper>
        ))}
    </>
  );
}

/** The state of a document, with the labels for documents. */
function ValidationBadge({ status }: { status: string | undefined }) {
  const { t } = useTranslation();
  return status ? <StatusBadge status={status} label={t(`document_status.${status}`)} /> : null;
}
