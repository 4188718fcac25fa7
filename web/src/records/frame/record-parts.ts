// The parts that a kind of record adds to its page; the frame around them is the same for all kinds.
import type { ReactNode } from 'react';
import type { KeyFigure } from '../../ui/record/key-figures.tsx';
import type { QueryTab } from '../../ui/record/query-tabs.tsx';
import type { Icon } from '../../ui/theme/icons.ts';
import type { MenuAct } from '../page/menu-act.ts';
import type { App, ShownRecord } from '../shown-record.ts';

export interface RecordParts {
  record: ShownRecord;
  /** Somebody else's record: neither its status nor the review decision is shown. */
  isForeign?: boolean;
  /** Beside the status. */
  badges?: ReactNode;
  /** Below the name. */
  facts?: readonly { icon?: Icon; content: ReactNode }[];
  figures?: readonly KeyFigure[];
  tabs: readonly QueryTab[];
  /** Above the tabs' content, beside the review banner. */
  notice?: ReactNode;
  /** Buttons besides those that all kinds have. */
  actions?: ReactNode;
  /** Further actions, in the menu at the end of the buttons. */
  menu?: readonly (MenuAct | undefined)[];
  /** Set where the record's history is a call of its own and has failed. */
  failedHistory?: { error: unknown; retry: () => unknown } | undefined;
  /** For administrators: the record's entries in the audit log. */
  auditTo?: string;
  /** Parts of the side panel, above the history. */
  side?: ReactNode;
}

/** A hook: the parts of the record's page. */
export type PartsOf<Found> = (found: Found, app: App) => RecordParts;
