// What a kind of record gives to its page; the frame around it is the same for all kinds.
import type { ReactNode } from 'react';
import type { QueryTab } from '../../platform/address/query-tabs.tsx';
import type { KeyFigure } from '../../ui/record/key-figures.tsx';
import type { Icon } from '../../ui/theme/icons.ts';
import type { MenuAct } from '../page/menu-act.ts';
import type { App, ShownRecord } from '../shown-record.ts';

export interface RecordParts {
  record: ShownRecord;
  /** Somebody else's: neither its status nor what was decided about it is shown. */
  isForeign?: boolean;
  /** Beside the status. */
  badges?: ReactNode;
  /** Below the name. */
  facts?: readonly { icon?: Icon; content: ReactNode }[];
  figures?: readonly KeyFigure[];
  tabs: readonly QueryTab[];
  /** Above the tabs' content, beside what the review says. */
  notice?: ReactNode;
  /** Buttons beside those that all kinds have. */
  actions?: ReactNode;
  /** Further acts, in the menu at the end of the buttons. */
  menu?: readonly (MenuAct | undefined)[];
  /** Parts of the side panel, above the history. */
  side?: ReactNode;
}

/** A hook: what the page shows of the record. */
export type PartsOf<Found> = (found: Found, app: App) => RecordParts;
