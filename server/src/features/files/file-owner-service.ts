// Who may see and change the files of a record: each feature says it for its own kinds, here they are asked.
import type { Context } from '../../platform/http/context.ts';
import type { FileRow } from './file-queries.ts';

export interface FileOwner {
  /** Whether the actor may see the record, and the file with it. Administrators are not asked, but for messages. */
  canSee(context: Context, recordId: string, file: FileRow): Promise<boolean>;
  /** Whether the actor has the right to edit the record; without it nobody deletes its files. */
  canEdit?(context: Context, recordId: string): Promise<boolean>;
  /**
   * Runs in the transaction of the deletion, after `canEdit`. Takes the file out of the record's own content.
   * @throws 409 where the state forbids it or the record needs the file
   */
  beforeRemove?(context: Context, file: FileRow, recordId: string): Promise<void>;
}

const owners = new Map<string, FileOwner>();

/** Called where the feature registers its routes. */
export function registerFileOwner(recordKind: string, owner: FileOwner): void {
  owners.set(recordKind, owner);
}

export const ownerOf = (recordKind: string): FileOwner | undefined => owners.get(recordKind);
