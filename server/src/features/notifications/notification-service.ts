// Who is notified of what: each kind of record has a listener that turns an event into announcements.
import type { EntityRole } from '@wattpact/domain/access/roles';
import type { MailKind } from '@wattpact/domain/notifications/mail-preferences';
import type { ResourceType } from '@wattpact/domain/notifications/notification';
import type { ItemKind } from '@wattpact/domain/records/kinds';
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Recipient } from '../users/audience-queries.ts';

/**
 * All active administrators; the holders of a role, or of one that includes it, in an entity; or single people. Nobody:
 * the programs of a company alone are told.
 */
export type Audience =
  | 'admins'
  | 'nobody'
  | { entityId: string; role: EntityRole }
  | { userIds: readonly string[] }
  | { recipients: readonly Recipient[] };

export interface Announcement {
  to: Audience;
  /** The company whose programs are told, too, where the audience does not name it. */
  company?: string;
  /** `<resourceType>.<status or event>` in the notification namespace. */
  key: string;
  resourceType: ResourceType;
  resourceId: string;
  resourceName: string;
  /** The same label as in the history. */
  status: string;
  /** The company that the notification comes from or is about. */
  resourceEntity?: string | null;
  entityType?: ItemKind | null;
  /** The reader's search that found the item, where the reader may not open the item itself. */
  savedSearchId?: string;
  /** A calendar date that the title names. */
  deadline?: string;
  /** A sentence beside the title: a decision's comment, the beginning of a message. */
  message?: string | null;
  /** Whether it is also mailed, unless its reader wants no mails of its kind. */
  mail?: MailKind;
  /** Whether a further one about the same resource replaces it while it is unread (new messages). */
  renews?: boolean;
}

/** A company that is told of an event. */
export interface ToldCompany {
  entityId: string;
  event: LoggedEvent;
  announcement: Announcement;
}

/** The company that an announcement is for; undefined where it is for administrators, or for people on their own account. */
export const companyOf = ({ to, company }: Announcement): string | undefined =>
  company ?? (typeof to === 'object' && 'entityId' in to ? to.entityId : undefined);

/** Runs in a job after the change, so it may look data up. The actor is never notified of their own act. */
export type Listener = (event: LoggedEvent, platform: Platform) => Promise<Announcement[]> | Announcement[];

const listeners = new Map<string, Listener>();

/** One listener per record kind; server/src/jobs.ts lists them, so that every process that runs jobs has them. */
export function registerListener(recordKind: string, listener: Listener): void {
  listeners.set(recordKind, listener);
}

export const listenerOf = (recordKind: string): Listener | undefined => listeners.get(recordKind);
