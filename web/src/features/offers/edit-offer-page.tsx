// Edits a purchase offer: it goes to review again. Who may not edit it now is led to its page.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { OfferPayload } from 'domain/offers/offer';
import { type OfferRecord, offerApi } from 'domain/offers/offer-api';
import { offerTracked } from 'domain/offers/offer-history';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/call.ts';
import { useGo } from '../../platform/navigation.ts';
import { usePageName } from '../../platform/page-name.ts';
import { paths } from '../../platform/paths.ts';
import { editedRecord } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import { toasts } from '../../platform/toasts.ts';
import { MarketRecord } from '../market/market-record.tsx';
import { refreshItems } from '../market/refresh-items.ts';
import { valuesOf } from './offer-form.ts';
import { offerKind } from './offer-kind.ts';
import { OfferWizard } from './offer-wizard.tsx';

export function EditOfferPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const offer = useQuery(editedRecord(offerApi.get, { params: { id } }));
  usePageName(offer.data?.name);
  return (
    <MarketRecord query={offer}>
      {(found) => <Editor key={found.version} offer={found} reload={() => void offer.refetch()} />}
    </MarketRecord>
  );
}

function Editor({ offer, reload }: { offer: OfferRecord; reload: () => void }) {
  const { t } = useTranslation('toast');
  const user = useSession();
  const go = useGo();
  const queryClient = useQueryClient();
  const [defaults] = useState(() => valuesOf(offer));
  // What the input goes over; it moves on when somebody else's change is to be replaced.
  const [base, setBase] = useState(offer);
  const { id, version, buyerLegalEntity } = offer;
  const mayEdit = offer.allowedActions.includes('edit');
  useEffect(() => {
    if (!mayEdit) void go(paths.offer(id), { replace: true });
  }, [mayEdit, go, id]);
  const send = async (payload: OfferPayload) => {
    const changed = await call(offerApi.update, { params: { id }, body: payload, version: base.version });
    toasts.success(t('offer.edited'), t('offer.edited_text', { name: changed.name }));
    await go(paths.offer(id));
    await refreshItems(queryClient, offerKind);
  };
  if (!mayEdit) return null;
  return (
    <OfferWizard
      act="edit"
      defaults={defaults}
      // What was typed over an older version is not offered again.
      draft={{ userId: user.id, name: `edit-offer:${id}:${version}` }}
      buyer={{ id: buyerLegalEntity.id, name: buyerLegalEntity.fiscalInfo.name }}
      send={send}
      onCancel={() => void go(paths.offer(id))}
      conflict={{
        base,
        latest: () => call(offerApi.get, { params: { id } }),
        tracked: offerTracked,
        onKeep: setBase,
        onReload: reload,
      }}
    />
  );
}
