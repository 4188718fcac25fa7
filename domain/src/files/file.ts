// Files: what may be uploaded.

export const maximumFileSize = 52_428_800;
export const maximumFilesPerUpload = 5;

/** What one person may have uploaded that no record has taken yet: the longest form, of a project, has fifteen files. */
export const maximumWaiting = { files: 20, bytes: 500_000_000, filesBeforeProof: 5 };
export const sniffedBytes = 4100;
export const maximumFileNameLength = 255;
export const defaultDownloadName = 'download.pdf';

/** Extension → the content type that must agree with it. */
export const allowedFileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const;
export type FileExtension = keyof typeof allowedFileTypes;
export const avatarExtensions = ['jpg', 'jpeg', 'png'] as const;
