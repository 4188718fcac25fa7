// The place of the price band under a price field: its code comes when the field is shown, and the form does not wait.
import { type ComponentProps, Suspense } from 'react';
import { lazy } from '../../platform/lazy.ts';

const PriceBand = lazy(() => import('./price-band.tsx'));

export const BandSlot = (props: ComponentProps<typeof PriceBand>) => (
  <Suspense>
    <PriceBand {...props} />
  </Suspense>
);
