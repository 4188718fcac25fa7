// Creates a purchase offer: it goes to an administrator, and its page opens.
import { useQueryClient } from '@tanstack/react-query';
import type { OfferPayload } from 'domain/offers/offer';
import { offerApi } from 'domain/offers/offer-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/call.ts';
import { useGo } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { toasts } from '../../platform/toasts.ts';
import { ContractingGate } from '../market/contracting-gate.tsx';
import { refreshItems } from '../market/refresh-items.ts';
import { newValues } from './offer-form.ts';
import { offerKind } from './offer-kind.ts';
import { OfferWizard } from './offer-wizard.tsx';

export function NewOfferPage() {
  const { t } = useTranslation('offers');
  return <ContractingGate title={t('create')}>{(entityId) => <NewOffer buyerId={entityId} />}</ContractingGate>;
}

function NewOffer({ buyerId }: { buyerId: string }) {
  const { t } = useTranslation('toast');
  const user = useSession();
  const go = useGo();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [defaults] = useState(() => newValues(buyerId));
  const send = async (payload: OfferPayload) => {
    const offer = await call(offerApi.create, { body: payload, idempotencyKey });
    toasts.success(t('offer.created'), t('offer.created_text', { name: offer.name }));
    void refreshItems(queryClient, offerKind);
    await go(paths.offer(offer.id));
  };
  const draft = { userId: user.id, name: 'new-offer' };
  return (
    <OfferWizard act="create" defaults={defaults} draft={draft} send={send} onCancel={() => void go(paths.home())} />
  );
}
