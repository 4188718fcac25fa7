// The page of one's own offers.
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/address/paths.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { useCountNote } from '../market/count-note.ts';
import { CreateButton } from '../market/create-button.tsx';
import { PendingAbove } from '../market/pending-above.tsx';
import { useTotal } from '../market/use-record-list.ts';
import { ownOffers } from './offer-lists.ts';
import { OwnOffers } from './own-offers.tsx';

export function MyOffersPage() {
  const { t } = useTranslation('offers');
  const total = useTotal(ownOffers);
  const note = useCountNote('offers', total === undefined ? undefined : { total });
  return (
    <>
      <PageHeader
        title={t('title.own')}
        note={note}
        actions={<CreateButton to={paths.newOffer()} label={t('create')} />}
      />
      <PendingAbove />
      <OwnOffers createInBar={false} />
    </>
  );
}
