// What an entity hands to the shared workflows (review, edit, publication, deletion): its table, its acts, its effects.
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
  /** Its owner's acts are over, which its status does not say. */
  isClosed: boolean;
}

export interface ReviewedKind<Content = unknown> {
  /** As events name it; also its table's name. */
  kind: ReviewedKindName;
  /** The column of the owning entity; a legal entity owns itself. */
  ownerColumn: 'owner_id' | 'id';
  createdByColumn: 'created_by' | 'owner_user_id';
  hasPublication: boolean;
  actions: ActionTable & { edit: ActionTable[string] };
  /** Paths of the content that the history follows. */
  tracked: readonly string[];
  /** Whether the actor may know of row `t`. */
  visibleTo(actor: Actor): Condition;
  /** Whether row `t` is past its owner's acts, whatever its status. */
  closedWhen?: Condition;
  /** Statuses that an administrator may set. */
  settable: readonly string[];
  /** The record's status decides what its people hear of. */
  givesRights?: boolean;
  /** Runs after the decision is written, in its transaction; may answer another status (a contract becomes active). */
  afterDecision?(
    context: Context,
    record: ReviewedRecord<Content>,
    status: string,
  ): Promise<{ status: string } | undefined>;
  /** The review's word counts for the record's documents too. */
  validateDocuments?(db: Db, recordId: string, status: DocumentStatus): Promise<void>;
  /** Its deletion needs a written justification. */
  needsJustification?: boolean;
  /** What of the record's own would be lost or cut off by its deletion. */
  dependents(context: Context, record: ReviewedRecord<Content>): Promise<{ kind: ConflictKind; count: number }[]>;
  /** Takes the dependents along, in the deletion's transaction. */
  beforeRemoval?(context: Context, record: ReviewedRecord<Content>): Promise<void>;
}

/** Of a kind whose list people search, and save their searches. */
export interface SearchableKind<Content = unknown> extends ReviewedKind<Content> {
  search: {
    /** What everybody who may open the list may see of it. */
    where: readonly Condition[];
    /** The column of the free text. */
    searchColumn: string;
  };
}
