// The bar of the selected contracts, for administrators: approve or reject all of them.
import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { BulkDecision } from '@wattpact/domain/contract-decisions/bulk-decisions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectionBar } from '../../../records/selection/selection-bar.tsx';
import type { Selection } from '../../../records/selection/use-selection.ts';
import { DecisionDialog, type ReadContract } from './decision-dialog.tsx';

export default function DecisionBar({ selection: { rows, full, clear } }: { selection: Selection<ReadContract> }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ decision: BulkDecision; opened: boolean }>({
    decision: 'approve',
    opened: false,
  });
  const ask = (decision: BulkDecision) => setAsked({ decision, opened: true });
  return (
    <>
      <SelectionBar
        label={t('selection.title')}
        text={t(full ? 'selection.full' : 'selection.chosen', { count: rows.length })}
        onClear={clear}
      >
        <Button
          variant="outline"
          color="red"
          leftSection={<IconX size={18} stroke={1.9} />}
          onClick={() => ask('reject')}
        >
          {t('decision.reject')}
        </Button>
        <Button leftSection={<IconCheck size={18} stroke={1.9} />} onClick={() => ask('approve')}>
          {t('decision.approve')}
        </Button>
      </SelectionBar>
      <DecisionDialog {...asked} contracts={rows} onClose={() => setAsked({ ...asked, opened: false })} />
    </>
  );
}
