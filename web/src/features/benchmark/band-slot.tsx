// The place of the price band under a price field. Its code and texts come when it is first shown: its place is kept
// meanwhile, so that the next field does not move under the pointer.
import { type ComponentProps, Suspense } from 'react';
import { lazyAhead } from '../../ui/feedback/lazy-ahead.ts';
import { isCompared } from './is-compared.ts';

const PriceBand = lazyAhead(() => import('./price-band.tsx'));

type Props = ComponentProps<typeof PriceBand>;

export const BandSlot = (props: Props) => (
  <Suspense fallback={isCompared(props.values) && <div className="wide price-band-place" />}>
    <PriceBand {...props} />
  </Suspense>
);
