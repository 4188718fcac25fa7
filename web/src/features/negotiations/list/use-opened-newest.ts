// Beside the list there is room for a thread: an address that names none opens the newest unread one, else the newest.
// One that needs the question about the fees is left for the user to open, and so is the page once they have closed one.
// This is decided once, by the first answer: no thread opens later while the user reads the list.
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useGo } from '../../../platform/address/navigation.ts';
import { paths } from '../../../platform/address/paths.ts';
import { useAgreement } from '../start/use-agreement.ts';
import { firstToRead, itemOf, type NegotiationSearch } from './negotiation-search.ts';
import { useNegotiations } from './use-negotiations.ts';

interface Opening {
  /** The one that opens now. */
  id: string | undefined;
  /** One may be about to open: nothing stands in its place meanwhile. */
  isAwaited: boolean;
}

export function useOpenedNewest(search: NegotiationSearch, isDismissed: boolean): Opening {
  const go = useGo();
  // As wide as the panes stand side by side.
  const hasRoom = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const { rows, failed, isFetching } = useNegotiations('ongoing', '', search);
  const isFree = search.negotiationId === undefined && itemOf(search) === undefined;
  const [isDecided, setDecided] = useState(false);
  const isOpen = isFree && !isDismissed && !isDecided;
  const newest = rows && firstToRead(rows)?.id;
  const { isNeeded } = useAgreement(newest && `open ${newest}`);
  const id = isOpen && hasRoom && !isFetching && !isNeeded ? newest : undefined;
  if (isOpen && !isFetching && id === undefined) setDecided(true);
  if (!isFree && isDecided) setDecided(false);
  const address = id && paths.negotiations({ ...search, negotiationId: id });
  useEffect(() => {
    if (address) void go(address, { replace: true });
  }, [address, go]);
  return { id, isAwaited: id !== undefined || (isOpen && hasRoom && isFetching && !failed) };
}
