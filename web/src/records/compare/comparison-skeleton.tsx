// The placeholder of a comparison: its head and as many rows as fill a screen.
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './comparison.module.css';

const rows = Array.from({ length: 12 }, (_, index) => index);

export function ComparisonSkeleton({ columns, hasLabels }: { columns: number; hasLabels: boolean }) {
  const { t } = useTranslation();
  const cells = Array.from({ length: columns + (hasLabels ? 1 : 0) }, (_, index) => index);
  return (
    <div role="status" aria-label={t('loading')}>
      <table className={hasLabels ? classes.table : `${classes.table} ${classes.pairs}`} aria-hidden>
        <thead>
          <tr>
            {cells.map((cell) => (
              <th key={cell}>
                <Skeleton height={14} width="70%" mt={34} />
                <Skeleton height={10} width="50%" mt={10} mb={28} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {cells.map((cell) => (
                <td key={cell}>
                  <Skeleton height={10} width="60%" my={5} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
