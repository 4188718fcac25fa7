// Starts a negotiation over the item in the address, or opens the acting company's open one. The owners of the item start
// none: they see the negotiations over it.
import { useQuery } from '@tanstack/react-query';
import { type NegotiationRow, negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { useEffect, useRef, useState } from 'react';
import { useGo } from '../../../platform/address/navigation.ts';
import { paths } from '../../../platform/address/paths.ts';
import { reasonOf } from '../../../platform/api/api-problems.ts';
import { call } from '../../../platform/api/call.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { repeatKey } from '../../../platform/api/repeat-key.ts';
import { useActingEntity } from '../../../platform/session/acting-entity.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useItem } from '../../messages/use-item.ts';
import type { Item, NegotiationSearch } from '../list/negotiation-search.ts';
import { useRefreshNegotiations } from '../message/negotiation-news.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import { rememberAgreed, useAgreement } from './use-agreement.ts';

const idOf = ({ kind, id }: Item) => (kind === 'PROJECT' ? { projectId: id } : { offerId: id });

function useStart(item: Item) {
  const go = useGo();
  const refresh = useRefreshNegotiations();
  const { id: userId } = useSession();
  const [key] = useState(repeatKey);
  const [state, setState] = useState<{ loading: boolean; error?: string | undefined }>({ loading: false });
  const start = async (legalEntityId: string) => {
    setState({ loading: true });
    try {
      const body = { entityType: item.kind, ...idOf(item), legalEntityId };
      const { id } = await call(negotiationApi.create, { body, idempotencyKey: key.of(body) });
      rememberAgreed(userId, `open ${id}`);
      await refresh();
      await go(paths.negotiations({ negotiationId: id }), { replace: true });
    } catch (error) {
      setState({ loading: false, error: reasonOf(error) });
    }
  };
  return { ...state, start };
}

interface StarterProps {
  item: Item;
  search: NegotiationSearch;
  onClose: () => void;
}

/** The company that is interested in the item. */
const counterpartyOf = ({ entityType, entities }: NegotiationRow) =>
  entities.find(({ side }) => side !== (entityType === 'PROJECT' ? 'SELLER' : 'BUYER'))?.id;

export function Starter({ item, search, onClose }: StarterProps) {
  const { found, isPending } = useItem(item);
  const { entities: own, isLoading, withRole } = useActingEntity();
  const { entities, preferred } = withRole('contracting');
  const able = entities.filter(({ id }) => id !== found?.ownerId);
  const acting = able.find(({ id }) => id === search.legalEntityId) ?? able.find((one) => one === preferred) ?? able[0];
  const query = { ...idOf(item), status: 'ongoing' as const, limit: 50 };
  const existing = useQuery(apiQuery(negotiationApi.list, { query }));
  if (isPending || isLoading || !existing.data) return null;
  const mayStart = acting !== undefined && found?.record.allowedActions.includes('negotiate') === true;
  const { items } = existing.data;
  const ofActing = items.find((one) => counterpartyOf(one) === acting?.id);
  // A user who may not start one can still open their company's, even if the item has left the marketplace.
  const open =
    ofActing ?? (mayStart ? undefined : items.find((one) => own.some(({ id }) => id === counterpartyOf(one))));
  if (open) return <Redirect negotiationId={open.id} />;
  if (!mayStart) return null;
  return <StartDialog item={{ ...item, name: found?.name }} able={able} actingId={acting.id} onClose={onClose} />;
}

function Redirect({ negotiationId }: { negotiationId: string }) {
  const go = useGo();
  useEffect(() => {
    void go(paths.negotiations({ negotiationId }), { replace: true });
  }, [go, negotiationId]);
  return null;
}

interface StartDialogProps {
  item: Item;
  able: readonly { id: string; name: string }[];
  actingId: string;
  onClose: () => void;
}

function StartDialog({ item, able, actingId, onClose }: StartDialogProps) {
  const { isNeeded, agree } = useAgreement(`start ${item.id}`);
  const { start, loading, error } = useStart(item);
  const started = useRef(false);
  // Nothing is left to ask: neither the agreement nor the company.
  const atOnce = !isNeeded && able.length === 1;
  useEffect(() => {
    if (!atOnce || started.current) return;
    started.current = true;
    void start(actingId);
  }, [atOnce, actingId, start]);
  if (atOnce && !error && !loading) return null;
  return (
    <AgreementDialog
      opened
      name={item.name}
      act="start"
      withAgreement={isNeeded}
      entities={able}
      initialEntity={actingId}
      loading={loading}
      error={error}
      onClose={onClose}
      onAccept={(neverAgain, entityId = actingId) => {
        started.current = true;
        agree(neverAgain);
        void start(entityId);
      }}
    />
  );
}
