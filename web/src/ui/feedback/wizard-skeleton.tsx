// The placeholder of a form in steps: title, steps, the fields of the first, and at a contract what stands beside them.
import { Skeleton } from '@mantine/core';
import classes from './record-skeleton.module.css';

const hasAside = /\/energy-contracts\//;

export function WizardSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={classes.wizard}>
      {/* On a phone it is in the app's header. */}
      <Skeleton height={36} mb={16} maw={320} visibleFrom="md" />
      <Skeleton height={36} mb={24} />
      {hasAside.test(window.location.pathname) ? (
        <div className={classes.columns}>
          <Skeleton height={480} />
          <Skeleton height={480} visibleFrom="lg" />
        </div>
      ) : (
        <Skeleton height={480} />
      )}
    </div>
  );
}
