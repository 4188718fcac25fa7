// Cleans the name of an uploaded file.
import { allowedFileTypes, type FileExtension, maximumFileNameLength } from './file.ts';

/** The extension in lower case, if it is one that may be uploaded. */
export function extensionOf(name: string): FileExtension | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  return extension !== undefined && Object.hasOwn(allowedFileTypes, extension)
    ? (extension as FileExtension)
    : undefined;
}

/** At most 255 characters; a longer name is shortened before its extension. */
function shortened(name: string): string {
  if (name.length <= maximumFileNameLength) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, maximumFileNameLength - extension.length).toWellFormed() + extension;
}

/**
 * The last part of a path, without control characters and without those that change the direction of what follows, so
 * that `gpj.exe` does not show as `exe.jpg`; accents and quotes stay. Browsers write a quotation mark in a
 * multipart header as `%22`.
 */
export function readFileName(typed: string): string {
  const last = typed.split(/[/\\]/).at(-1) ?? '';
  const readable = last
    .replaceAll('%22', '"')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .toWellFormed()
    .trim();
  return shortened(readable);
}
