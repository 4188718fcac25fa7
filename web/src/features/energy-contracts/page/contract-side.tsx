// The parts of a contract's side panel: the amount due, its technologies, where it comes from, its company.
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { adminPaths, paths } from '../../../platform/address/paths.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import type { App } from '../../../records/shown-record.ts';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import { SidePart } from '../../../ui/record/side-panel.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { Quantity } from '../../../ui/text/quantity.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { type InvoicesSource, latestInvoiceQuery } from '../../invoices/invoice-calls.ts';
import { addressOf, labelledNumber } from '../contract-words.ts';
import classes from '../energy-contracts.module.css';

interface PaymentPartProps {
  contractId: string;
  source: InvoicesSource;
  invoiceTo: (id: string) => string;
}

/** The newest invoice of the contract. */
export function PaymentPart({ contractId, source, invoiceTo }: PaymentPartProps) {
  const { t } = useTranslation(['energyContracts', 'invoices', 'common']);
  const formats = useFormats();
  const { data: invoice, isPending, isLoadingError, error, refetch } = useQuery(latestInvoiceQuery(source, contractId));
  const title = t('energyContracts:page.payment');
  if (isPending) {
    return (
      <SidePart title={title}>
        <Skeleton height={64} />
      </SidePart>
    );
  }
  if (!invoice) {
    return (
      <SidePart title={title}>
        {isLoadingError ? (
          <FailedPart error={error} onRetry={refetch} />
        ) : (
          <p className={classes.note}>{t('energyContracts:page.no_invoice')}</p>
        )}
      </SidePart>
    );
  }
  const { id, status, totalPrice, feeType, reverseCharge, dueDate, allowedActions } = invoice;
  const isOpen = status === 'pending' || status === 'overdue';
  const fee = t(`invoices:fee_type.${feeType}`);
  return (
    <SidePart title={title} beside={<StatusBadge status={status} label={t(`invoices:status.${status}`)} />}>
      <p className={classes.amount}>
        <Money amount={totalPrice} />
        <small>{reverseCharge ? fee : t('energyContracts:page.fee_with_tax', { fee })}</small>
      </p>
      <p className={classes.note}>
        {t(isOpen ? 'invoices:page.due' : 'invoices:page.was_due', { date: formats.date(dueDate) })}
        {isOpen && <span>, {formats.relative(dueDate)}</span>}
      </p>
      <Button
        component={AppLink}
        to={invoiceTo(id)}
        fullWidth
        variant={allowedActions.includes('uploadConfirmation') ? 'filled' : 'default'}
      >
        {t(
          allowedActions.includes('uploadConfirmation')
            ? 'energyContracts:page.upload_confirmation'
            : 'energyContracts:page.open_invoice',
        )}
      </Button>
    </SidePart>
  );
}

/** Both capacities are the purchased one; a contract without a price of its own has no average. */
export function TechnologiesPart({ contract }: { contract: EnergyContractRecord }) {
  const { t } = useTranslation(['energyContracts', 'common']);
  const formats = useFormats();
  const { totalPurchasedCapacity, price } = contract.financialConditions;
  const capacity = <Quantity {...formats.capacity(totalPurchasedCapacity)} />;
  return (
    <SidePart title={t('common:field.technologies')}>
      <DefinitionList
        columns={1}
        items={[
          { label: t('energyContracts:page.installed'), value: capacity },
          { label: t('energyContracts:page.forecast'), value: capacity },
          {
            label: t('energyContracts:page.average_price'),
            value: price === undefined ? '—' : <Quantity {...formats.price(price)} />,
          },
          {
            label: t('common:field.technologies'),
            value: contract.technologies.map(({ type }) => t(`common:technology.${type}`)).join(', '),
          },
        ]}
      />
    </SidePart>
  );
}

/** The project and the negotiation behind the contract. Administrators have no pages of negotiations. */
export function OriginPart({ contract, app }: { contract: EnergyContractRecord; app: App }) {
  const { t } = useTranslation('energyContracts');
  const { project, negotiation } = contract;
  const isAdmin = app === 'admin';
  if (!project && (isAdmin || !negotiation)) return null;
  return (
    <SidePart title={t('page.origin')}>
      {project && (
        <p className={classes.entity}>
          <AppLink to={(isAdmin ? adminPaths : paths).project(project.id)}>
            {t('page.of_project', { name: project.name })}
          </AppLink>
        </p>
      )}
      {negotiation && !isAdmin && (
        <p className={classes.entity}>
          <AppLink to={paths.negotiations({ negotiationId: negotiation.id })}>
            {t('page.of_negotiation', { name: negotiation.name })}
          </AppLink>
        </p>
      )}
    </SidePart>
  );
}

export function EntityPart({ contract: { firstPartyLegalEntity: entity } }: { contract: EnergyContractRecord }) {
  const { t } = useTranslation(['energyContracts', 'common']);
  return (
    <SidePart
      title={t('energyContracts:page.entity')}
      beside={<AppLink to={paths.legalEntity(entity.id)}>{t('energyContracts:page.open')}</AppLink>}
    >
      <p className={classes.entity}>
        {entity.name}
        {entity.fiscalNumber && <small>{labelledNumber(entity.fiscalNumber, t)}</small>}
        <small>{addressOf(entity)}</small>
      </p>
    </SidePart>
  );
}
