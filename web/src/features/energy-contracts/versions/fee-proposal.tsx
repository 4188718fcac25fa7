// For administrators: the modification fees of approved amendments that nobody has invoiced yet, each with its invoice
// filled in.
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ContractVersion } from '@wattpact/domain/energy-contracts/contract-version-api';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../platform/api/api-problems.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { feeQuery } from '../../fees/fee-query.ts';
import { NewInvoiceDialog } from '../../invoices/list/new-invoice-dialog.tsx';
import { versionsQuery } from '../contract-calls.ts';

const isOpen = ({ reason, approvedAt, invoice }: ContractVersion) =>
  reason !== undefined && approvedAt !== null && invoice === undefined;

export function FeeProposals({ contract }: { contract: EnergyContractRecord }) {
  const { t } = useTranslation('energyContracts');
  const { data: versions = [], isLoadingError, error, refetch } = useQuery(versionsQuery(contract.id));
  if (isLoadingError) return <FailedPart error={error} title={t('versions.failed')} onRetry={refetch} />;
  return versions.filter(isOpen).map((one) => <FeeProposal key={one.version} contract={contract} version={one} />);
}

/** Nothing where amendments cost nothing. */
function FeeProposal({ contract, version: one }: { contract: EnergyContractRecord; version: ContractVersion }) {
  const { t } = useTranslation(['energyContracts', 'errorMessages']);
  const formats = useFormats();
  const [issuing, setIssuing] = useState(false);
  const { id, number, firstPartyLegalEntity: entity } = contract;
  const { version, effectiveDate } = one;
  const { data: fee, error } = useQuery(feeQuery('MODIFICATION', entity.id));
  if (!error && (!fee || fee.price === 0)) return null;
  const description = t('energyContracts:amendment.invoice.description', {
    ...{ number, version, date: formats.date(effectiveDate) },
  });
  return (
    <Notice
      kind={error ? 'warning' : 'information'}
      title={t('energyContracts:amendment.invoice.title', { version })}
      action={
        fee && (
          <Button variant="default" onClick={() => setIssuing(true)}>
            {t('energyContracts:amendment.invoice.action')}
          </Button>
        )
      }
    >
      {fee
        ? t('energyContracts:amendment.invoice.text', { amount: formats.money(fee.price) })
        : refusalOf(error).message}
      {issuing && (
        <NewInvoiceDialog
          given={{ legalEntityId: entity.id, energyContractId: id, feeType: 'MODIFICATION', description }}
          amendmentVersion={version}
          onClose={() => setIssuing(false)}
        />
      )}
    </Notice>
  );
}
