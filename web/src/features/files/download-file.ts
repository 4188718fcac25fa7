// Saves a file under its own name.
import { defaultDownloadName } from '@wattpact/domain/files/file';
import { saveContent } from '../../platform/api/save-content.ts';
import { fetchContent } from './file-content.ts';

export interface DownloadableFile {
  id: string;
  name: string;
}

/** @throws if the link is refused or the content does not arrive */
export async function downloadFile({ id, name }: DownloadableFile): Promise<void> {
  saveContent(await fetchContent(id), name || defaultDownloadName);
}
