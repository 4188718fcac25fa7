// Negotiations: the list, the open thread and its context side by side; one at a time on a phone.

import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../platform/address/navigation.ts';
import { paths } from '../../platform/address/paths.ts';
import { useRoles, useSession } from '../../platform/session/session.ts';
import { MarketGate } from '../../records/market-gate.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { icons } from '../../ui/theme/icons.ts';
import { NegotiationList } from './list/negotiation-list.tsx';
import { itemOf, type NegotiationSearch, readSearchOf } from './list/negotiation-search.ts';
import { useOpenedNewest } from './list/use-opened-newest.ts';
import { negotiationQuery, useNegotiationNews } from './message/negotiation-news.ts';
import { useSending } from './message/outbox.ts';
import { NegotiationPane } from './negotiation-pane.tsx';
import classes from './negotiations-page.module.css';
import { useSides } from './parties/use-sides.ts';
import { AgreementDialog } from './start/agreement-dialog.tsx';
import { Starter } from './start/starter.tsx';
import { useAgreement } from './start/use-agreement.ts';

export function NegotiationsPage() {
  const { t } = useTranslation('negotiations');
  const search = readSearchOf(useSearch({ strict: false }));
  const roles = useRoles();
  // Do not request negotiations that the user has no right to see.
  if (roles.isLoading) return <PendingPanes />;
  return (
    <MarketGate title={t('title')}>
      <Panes search={search} />
    </MarketGate>
  );
}

/** The list; what stands beside it depends on the address. */
function PendingPanes() {
  const { t } = useTranslation();
  return (
    <div className={`fills-frame ${classes.panes}`} role="status" aria-label={t('loading')}>
      <div className={`${classes.list} ${classes.pending}`}>
        {[36, 64, 64, 64, 64].map((height, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <Skeleton key={place} height={height} />
        ))}
      </div>
    </div>
  );
}

function Panes({ search }: { search: NegotiationSearch }) {
  const { t } = useTranslation('negotiations');
  const go = useGo();
  useNegotiationNews();
  useSending(useSession().id);
  const { negotiationId } = search;
  const item = negotiationId === undefined ? itemOf(search) : undefined;
  const { isNeeded, agree } = useAgreement(negotiationId === undefined ? undefined : `open ${negotiationId}`);
  // What the user has closed leaves the page without a thread until they open another one.
  const [dismissedId, setDismissedId] = useState<string>();
  const close = (rest: NegotiationSearch = {}) => {
    setDismissedId(negotiationId ?? item?.id);
    void go(paths.negotiations({ ...rest }));
  };
  if (dismissedId !== undefined && negotiationId !== undefined && negotiationId !== dismissedId)
    setDismissedId(undefined);
  const opening = useOpenedNewest(search, dismissedId !== undefined);
  const isOpen = negotiationId !== undefined && !isNeeded;
  // The negotiation in the first address takes no focus, nor one that opens by itself; one that is opened later does.
  const [first, setFirst] = useState(isOpen ? negotiationId : undefined);
  if (opening.id !== undefined && opening.id !== first) setFirst(opening.id);
  return (
    <div className={`fills-frame ${classes.panes}`} data-open={isOpen || undefined}>
      <nav className={classes.list} aria-label={t('title')}>
        <NegotiationList key={itemOf(search)?.id ?? 'all'} search={search} />
      </nav>
      {isOpen ? (
        <NegotiationPane key={negotiationId} id={negotiationId} search={search} takesFocus={negotiationId !== first} />
      ) : (
        <div className={classes.nothing}>
          {!opening.isAwaited && (
            <EmptyState icon={icons.negotiation} title={t('select.title')} text={t('select.text')} />
          )}
        </div>
      )}
      {negotiationId !== undefined && isNeeded && (
        <OpenDialog
          negotiationId={negotiationId}
          onAccept={(neverAgain) => {
            setDismissedId(undefined);
            agree(neverAgain);
          }}
          onClose={() => {
            const { negotiationId: _, ...rest } = search;
            close(rest);
          }}
        />
      )}
      {item && <Starter key={item.id} item={item} search={search} onClose={() => close()} />}
    </div>
  );
}

interface OpenDialogProps {
  negotiationId: string;
  onAccept: (neverAgain: boolean) => void;
  onClose: () => void;
}

function OpenDialog({ negotiationId, onAccept, onClose }: OpenDialogProps) {
  const { data, isPending } = useQuery(negotiationQuery(negotiationId));
  const { own, other } = useSides(data?.entities ?? []);
  return (
    <AgreementDialog
      // With the names in its title: they would move what is below them.
      opened={!isPending}
      act="open"
      withAgreement
      initialEntity={own?.id}
      name={other?.name ?? data?.item.name}
      onAccept={onAccept}
      onClose={onClose}
    />
  );
}
