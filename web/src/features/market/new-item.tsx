// Makes a project or an offer: it goes to an administrator, and its page opens.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../platform/address/navigation.ts';
import { paths } from '../../platform/address/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toasts.ts';
import type { DraftPlace } from '../../ui/wizard/draft.ts';
import { ContractingGate } from './contracting-gate.tsx';
import type { MarketKind } from './market-kind.ts';
import { refreshItems } from './refresh-items.ts';

interface Creating<Payload> {
  kind: MarketKind;
  /** @returns the new one by its id and name */
  create: (payload: Payload, idempotencyKey: string) => Promise<{ id: string; name: string }>;
  /** The record that it starts from. */
  from?: string;
  /** The wizard; gets the entity for which the user acts. */
  children: (entityId: string, creator: Creator<Payload>) => ReactNode;
}

interface Creator<Payload> {
  act: 'create';
  draft: DraftPlace;
  send: (payload: Payload) => Promise<void>;
  onCancel: () => void;
}

export function NewItem<Payload>(props: Creating<Payload>) {
  const { t } = useTranslation(['projects', 'offers']);
  return (
    <ContractingGate title={t(`${props.kind.base}:create`)}>
      {(entityId) => <Creation {...props} entityId={entityId} />}
    </ContractingGate>
  );
}

function Creation<Payload>({ kind, create, children, from, entityId }: Creating<Payload> & { entityId: string }) {
  const { t } = useTranslation('toast');
  const user = useSession();
  const go = useGo();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const send = async (payload: Payload) => {
    const { id, name } = await create(payload, idempotencyKey);
    toasts.success(t(`${kind.kind}.created`), t(`${kind.kind}.created_text`, { name }));
    void refreshItems(queryClient, kind);
    await go(kind.page(id));
  };
  return children(entityId, {
    act: 'create',
    draft: { userId: user.id, name: from === undefined ? `new-${kind.kind}` : `new-${kind.kind}:${from}` },
    send,
    onCancel: () => void go(paths.home()),
  });
}
