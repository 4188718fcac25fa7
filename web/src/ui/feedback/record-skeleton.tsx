// The placeholder of a record's page: its head, and below it the main column with the side panel.
import { Paper, Skeleton } from '@mantine/core';
import classes from './record-skeleton.module.css';

export function RecordSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="reading-width">
      <Paper p="lg" mb="md">
        <Skeleton height={20} width={96} />
        <Skeleton height={24} mt={12} maw={440} />
        <Skeleton height={12} mt={12} maw={280} />
        <Skeleton height={40} mt={28} />
        <Skeleton height={12} mt={28} maw={360} />
      </Paper>
      <div className={classes.columns}>
        <Skeleton height={480} />
        <Skeleton height={360} />
      </div>
    </div>
  );
}
