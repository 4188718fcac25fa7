// Who may see and change the files of a record: each feature registers the rules of its own kinds.
import type { Context } from '../../platform/http/context.ts';
import type { FileRow } from './file-queries.ts';

export interface FileOwner {
  /** Whether the actor may see the record and so the file. Administrators skip this check, except for messages. */
  canSee(context: Context, recordId: string, file: FileRow): Promise<boolean>;
  /** Whether the actor may edit the record and so delete its files. */
  canEdit?(context: Context, recordId: string): Promise<boolean>;
  /**
   * Removes the file from the record's content, in the transaction of the deletion, after `canEdit`.
   * @throws 409 where the status forbids it or the record needs the file
   */
  beforeRemove?(context: Context, file: FileRow, recordId: string): Promise<void>;
}

const owners = new Map<string, FileOwner>();

/** Called where the feature registers its routes. */
export function registerFileOwner(recordKind: string, owner: FileOwner): void {
  owners.set(recordKind, owner);
}

export const ownerOf = (recordKind: string): FileOwner | undefined => owners.get(recordKind);
