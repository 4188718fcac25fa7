// What a contract's page loads only when it shows it: its amendment, its versions, the fees of its amendments, and the
// registrations that look the same.
import { Skeleton } from '@mantine/core';
import { type ComponentProps, Suspense } from 'react';
import { lazy } from '../../../platform/lazy.ts';

const load = () => import('./loaded-parts.ts');
const loadForAdministrators = () => import('./loaded-admin-parts.ts');
const LazyAmendment = lazy(async () => ({ default: (await load()).loadedParts.AmendmentPaper }));
const LazyVersions = lazy(async () => ({ default: (await load()).loadedParts.VersionsPapers }));
const LazySame = lazy(async () => ({ default: (await loadForAdministrators()).adminParts.SameContractsNotice }));
const LazyProposals = lazy(async () => ({ default: (await loadForAdministrators()).adminParts.FeeProposals }));

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

/** For administrators alone, whose records say it. */
export function SameContractsPart(props: ComponentProps<typeof LazySame>) {
  if (!props.contract.sameContracts && !props.contract.distinctContracts) return null;
  return (
    <Suspense>
      <LazySame {...props} />
    </Suspense>
  );
}

/** For administrators alone, of a contract that was approved. */
export function FeeProposalsPart(props: ComponentProps<typeof LazyProposals>) {
  if (!props.contract.hasCertificate) return null;
  return (
    <Suspense>
      <LazyProposals {...props} />
    </Suspense>
  );
}
