// Edits a purchase offer in its wizard.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { OfferPayload } from '@wattpact/domain/offers/offer';
import { offerApi } from '@wattpact/domain/offers/offer-api';
import { call } from '../../platform/api/call.ts';
import { editedRecord } from '../../platform/api/query.ts';
import { EditedItem } from '../market/edited-item.tsx';
import { changesOf, valuesOf } from './offer-form.ts';
import { offerKind } from './offer-kind.ts';
import { OfferWizard } from './offer-wizard.tsx';

export function EditOfferPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const offer = useQuery(editedRecord(offerApi.get, { params: { id } }));
  return (
    <EditedItem
      query={offer}
      kind={offerKind}
      nameOf={({ name }) => name}
      latest={() => call(offerApi.get, { params: { id } })}
      update={(body: OfferPayload, version) => call(offerApi.update, { params: { id }, body, version })}
      changesOf={changesOf}
    >
      {(found, editor) => {
        const { id: buyerId, fiscalInfo } = found.buyerLegalEntity;
        return <OfferWizard {...editor} defaults={valuesOf(found)} buyer={{ id: buyerId, name: fiscalInfo.name }} />;
      }}
    </EditedItem>
  );
}
