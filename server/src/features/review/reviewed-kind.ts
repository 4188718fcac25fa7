// What an entity passes to the shared workflows (review, edit, publication, deletion): its table, acts and effects.
import type { ActionTable } from '@wattpact/domain/access/actions';
import type { Actor } from '@wattpact/domain/access/roles';
import type { ConflictKind } from '@wattpact/domain/api/problem';
import type { ReviewedKindName } from '@wattpact/domain/records/kinds';
import type { DocumentStatus } from '@wattpact/domain/terms/enumerations';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Condition } from '../../platform/lists/conditions.ts';

/** A locked record, as the workflows see it. */
export interface ReviewedRecord<Content = unknown> {
  id: string;
  status: string;
  version: number;
  ownerId: string;
  name: string;
  content: Content;
  isPublished: boolean | null;
  createdBy: string;
  /** A contract has ended the owner's acts; the status does not show it. */
  isClosed: boolean;
}

export interface ReviewedKind<Content = unknown> {
  /** The kind's name in events and the name of its table. */
  kind: ReviewedKindName;
  /** The column of the owning entity; a legal entity owns itself. */
  ownerColumn: 'owner_id' | 'id';
  createdByColumn: 'created_by' | 'owner_user_id';
  hasPublication: boolean;
  actions: ActionTable & { edit: ActionTable[string] };
  /** The content's paths that the history follows. */
  tracked: readonly string[];
  /** Whether the actor may know of row `t`. */
  visibleTo(actor: Actor): Condition;
  /** Whether a contract has ended the owner's acts on row `t`, whatever its status. */
  closedWhen?: Condition;
  /** Statuses that an administrator may set. */
  settable: readonly string[];
  /** A decision on it may be undone for some seconds; not where it has effects that cannot be taken back (an invoice). */
  isUndoable?: true;
  /** Notifications to its people depend on the record's status. */
  givesRights?: boolean;
  /** Runs after the decision is written, in its transaction; may return another status (a contract becomes active). */
  afterDecision?(
    context: Context,
    record: ReviewedRecord<Content>,
    status: string,
  ): Promise<{ status: string } | undefined>;
  /** Takes back what `afterDecision` did at once, in the transaction of the undoing. @param decisionId the decision's event */
  afterUndo?(context: Context, record: ReviewedRecord<Content>, decisionId: string): Promise<void>;
  /** A decision on the record also applies to its documents. */
  validateDocuments?(db: Db, recordId: string, status: DocumentStatus): Promise<void>;
  /** Counts what its deletion would remove or cut off. */
  dependents(context: Context, record: ReviewedRecord<Content>): Promise<{ kind: ConflictKind; count: number }[]>;
  /** Deletes or ends the dependents, in the deletion's transaction. */
  beforeRemoval?(context: Context, record: ReviewedRecord<Content>): Promise<void>;
}

/** For a kind with a searchable list and saved searches. */
export interface SearchableKind<Content = unknown> extends ReviewedKind<Content> {
  search: {
    /** Restricts the list to what every reader of it may see. */
    where: readonly Condition[];
    /** The column of the free text. */
    searchColumn: string;
  };
}
