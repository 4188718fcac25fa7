// A download and its error message: the alert names the file and can be dismissed.
import { useState } from 'react';
import { type DownloadableFile, downloadFile } from './download-file.ts';

export interface Download {
  start: (file: DownloadableFile) => void;
  failed: DownloadableFile | undefined;
  dismiss: () => void;
}

export function useDownload(): Download {
  const [failed, setFailed] = useState<DownloadableFile>();
  const start = (file: DownloadableFile) => {
    setFailed(undefined);
    downloadFile(file).catch((error: unknown) => {
      console.warn('Download failed', error);
      setFailed(file);
    });
  };
  return { start, failed, dismiss: () => setFailed(undefined) };
}
