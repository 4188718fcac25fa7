// A project or an offer opened for editing: it goes to review again. Who may not edit it now is led to its page.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../platform/address/navigation.ts';
import { usePageName } from '../../platform/address/page-name.ts';
import { useSession } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toasts.ts';
import type { RecordPageProps } from '../../ui/record/record-page.tsx';
import { type DraftPlace, replaceInput } from '../../ui/wizard/draft.ts';
import type { Conflict, Versioned } from './edit-conflict.tsx';
import type { MarketKind } from './market-kind.ts';
import { MarketRecord } from './market-record.tsx';
import { refreshItems } from './refresh-items.ts';

interface Editing<Item extends Versioned, Payload> {
  kind: MarketKind;
  nameOf: (item: Item) => string;
  latest: () => Promise<Item>;
  update: (payload: Payload, version: number) => Promise<Item>;
  changesOf: Conflict<Item>['changesOf'];
  /** The wizard. */
  children: (item: Item, editor: Editor<Item, Payload>) => ReactNode;
}

interface Editor<Item extends Versioned, Payload> {
  act: 'edit';
  draft: DraftPlace;
  send: (payload: Payload) => Promise<void>;
  onCancel: () => void;
  conflict: Conflict<Item>;
}

type EditedItemProps<Item extends Versioned, Payload> = Editing<Item, Payload> & Pick<RecordPageProps<Item>, 'query'>;

export function EditedItem<Item extends Versioned, Payload>({ query, ...editing }: EditedItemProps<Item, Payload>) {
  usePageName(query.data && editing.nameOf(query.data));
  return (
    <MarketRecord query={query}>
      {(found) => <OpenItem key={found.version} {...editing} item={found} reload={() => void query.refetch()} />}
    </MarketRecord>
  );
}

type OpenItemProps<Item extends Versioned, Payload> = Editing<Item, Payload> & { item: Item; reload: () => void };

function OpenItem<Item extends Versioned, Payload>(props: OpenItemProps<Item, Payload>) {
  const { item, reload, kind, nameOf, latest, update, changesOf, children } = props;
  const { t } = useTranslation('toast');
  const user = useSession();
  const go = useGo();
  const queryClient = useQueryClient();
  // What the input goes over; it moves on when it is to go over somebody else's change.
  const [base, setBase] = useState(item);
  const { id } = item;
  const mayEdit = item.allowedActions.includes('edit');
  useEffect(() => {
    if (!mayEdit) void go(kind.page(id), { replace: true });
  }, [mayEdit, go, id, kind]);
  const send = async (payload: Payload) => {
    const changed = await update(payload, base.version);
    toasts.success(t(`${kind.kind}.edited`), t(`${kind.kind}.edited_text`, { name: nameOf(changed) }));
    await go(kind.page(id));
    await refreshItems(queryClient, kind);
  };
  if (!mayEdit) return null;
  const draft = { userId: user.id, name: `edit-${kind.kind}:${id}`, version: base.version };
  return children(item, {
    act: 'edit',
    draft,
    send,
    onCancel: () => void go(kind.page(id)),
    conflict: { base, latest, changesOf, onKeep: setBase, onReload: () => replaceInput(draft, reload) },
  });
}
