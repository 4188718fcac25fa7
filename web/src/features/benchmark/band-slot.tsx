// The place of the price band under a price field: its code comes beside the form, which does not wait for it.
import { type ComponentProps, Suspense } from 'react';
import { lazyAhead } from '../../ui/feedback/lazy-ahead.ts';

const PriceBand = lazyAhead(() => import('./price-band.tsx'));

export const BandSlot = (props: ComponentProps<typeof PriceBand>) => (
  <Suspense>
    <PriceBand {...props} />
  </Suspense>
);
