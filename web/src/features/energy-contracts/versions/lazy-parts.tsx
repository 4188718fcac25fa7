// What a contract's page loads only when it shows it: its amendment, its versions, the fees of its amendments.
import { Skeleton } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';

const load = () => import('./loaded-parts.ts');
const LazyAmendment = lazy(async () => ({ default: (await load()).loadedParts.AmendmentPaper }));
const LazyVersions = lazy(async () => ({ default: (await load()).loadedParts.VersionsPapers }));
const LazyProposals = lazy(async () => ({ default: (await import('./fee-proposal.tsx')).FeeProposals }));

/** Nothing where the newest version is in force. */
export function AmendmentPart(props: ComponentProps<typeof LazyAmendment>) {
  if (!props.contract.amendment) return null;
  return (
    <Suspense fallback={<Skeleton height={240} />}>
      <LazyAmendment {...props} />
    </Suspense>
  );
}

export const VersionsPart = (props: ComponentProps<typeof LazyVersions>) => (
  <Suspense fallback={<Skeleton height={240} />}>
    <LazyVersions {...props} />
  </Suspense>
);

/** For administrators alone, of a contract that was approved. */
export function FeeProposalsPart(props: ComponentProps<typeof LazyProposals>) {
  if (!props.contract.hasCertificate) return null;
  return (
    <Suspense>
      <LazyProposals {...props} />
    </Suspense>
  );
}
