// Above the queue: how much waits, the choice of a kind, and the way to the whole list of it.
import { Button, Menu, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { useFormats } from '../../platform/words/use-formats.ts';
import { useWide } from '../../ui/data-table/data-table.tsx';
import classes from './dashboard.module.css';
import type { QueueKind } from './dashboard-calls.ts';
import { useQueueKinds } from './queue-kinds.ts';

interface QueueHeadProps {
  kind: QueueKind | undefined;
  onKind: (kind: QueueKind | undefined) => void;
  total: number | undefined;
}

export function QueueHead({ kind, onKind, total }: QueueHeadProps) {
  const { t } = useTranslation('dashboard');
  const kinds = useQueueKinds();
  const wide = useWide();
  const formats = useFormats();
  const data = [
    { value: '', label: t('queue.all') },
    ...kinds.map(({ kind: value, label, count }) => ({
      value,
      label: count === undefined ? label : `${label}\u00a0(${formats.number(count)})`,
    })),
  ];
  const shared = { data, value: kind ?? '', 'aria-label': t('queue.filter') };
  const choose = (value: string) => onKind(kinds.find((one) => one.kind === value)?.kind);
  return (
    <div className={classes.queueHead}>
      <h2>{t('queue.title')}</h2>
      {total !== undefined && <span className="quiet">{t('queue.count', { count: total })}</span>}
      <div className={classes.queueChoice}>
        {wide ? (
          <SegmentedControl {...shared} onChange={choose} />
        ) : (
          <NativeSelect
            className={classes.queueKind ?? ''}
            {...shared}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        )}
        <SeeAll kind={kind} kinds={kinds} />
      </div>
    </div>
  );
}

/** No list has records of several kinds, so without a choice each has its own link. */
function SeeAll({ kind, kinds }: { kind: QueueKind | undefined; kinds: ReturnType<typeof useQueueKinds> }) {
  const { t } = useTranslation('dashboard');
  const chosen = kinds.find((one) => one.kind === kind);
  if (chosen)
    return (
      <Button component={AppLink} to={chosen.to} variant="subtle" size="xs">
        {t('queue.see_all')}
      </Button>
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="subtle" size="xs" rightSection={<IconChevronDown size={16} stroke={1.9} />}>
          {t('queue.see_all')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map(({ kind: one, label, count, to }) => (
          <Menu.Item key={one} component={AppLink} to={to} rightSection={<span className="quiet">{count}</span>}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
