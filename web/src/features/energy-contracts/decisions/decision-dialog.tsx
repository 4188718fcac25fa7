// Asks before many contracts are decided on: how many, and the comment, which a rejection needs. Then the page of the
// decision opens.
import { Textarea } from '@mantine/core';
import type { BulkDecision } from '@wattpact/domain/contract-decisions/bulk-decisions';
import type { DecisionRequest } from '@wattpact/domain/contract-decisions/contract-decision';
import { contractDecisionApi } from '@wattpact/domain/contract-decisions/contract-decision-api';
import type { EnergyContractRow } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../platform/address/navigation.ts';
import { adminPaths } from '../../../platform/address/paths.ts';
import { call } from '../../../platform/api/call.ts';
import { repeatKey } from '../../../platform/api/repeat-key.ts';
import { longestComment } from '../../../records/review/decision-rules.ts';
import { useAct } from '../../../records/use-act.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import classes from '../energy-contracts.module.css';

/** In the version that was shown when it was selected. */
export type ReadContract = Pick<EnergyContractRow, 'id' | 'version'>;

interface DecisionDialogProps {
  contracts: readonly ReadContract[];
  decision: BulkDecision;
  opened: boolean;
  onClose: () => void;
}

function useDecision() {
  const { t } = useTranslation('toast');
  const [key] = useState(repeatKey);
  const go = useGo();
  const { isPending, run } = useAct('energy_contract');
  const decide = (body: DecisionRequest) =>
    run(() => call(contractDecisionApi.create, { body, idempotencyKey: key.of(body) }), {
      failed: t('review.failed'),
      onDone: ({ id }) => {
        key.done();
        return go(adminPaths.contractDecision(id));
      },
    });
  return { isPending, decide };
}

export function DecisionDialog({ contracts, decision, opened, onClose }: DecisionDialogProps) {
  const { t } = useTranslation(['energyContracts', 'common', 'errorMessages']);
  const [typed, setTyped] = useState('');
  const { isPending, decide } = useDecision();
  const comment = typed.trim();
  const isRejection = decision === 'reject';
  const isInvalid = comment.length > longestComment || (isRejection && comment === '');
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t(`energyContracts:decisions.ask.${decision}`, { count: contracts.length })}
      confirmLabel={t(`common:decision.${decision}`)}
      danger={isRejection}
      loading={isPending}
      disabled={isInvalid}
      onConfirm={() =>
        void decide({
          ids: contracts.map(({ id }) => id),
          versions: contracts.map(({ version }) => version),
          decision,
          ...(comment !== '' && { comment }),
        })
      }
    >
      <div className={classes.dialogFields}>
        <p>{t('energyContracts:decisions.ask_text')}</p>
        <Textarea
          label={t(isRejection ? 'energyContracts:decisions.reason_why' : 'energyContracts:decisions.comment_optional')}
          required={isRejection}
          autosize
          minRows={3}
          maxRows={10}
          value={typed}
          error={
            comment.length > longestComment ? t('errorMessages:error_max_length', { max: longestComment }) : undefined
          }
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
