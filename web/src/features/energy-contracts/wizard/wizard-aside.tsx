// Beside the wizard: a summary, the duty to register and its deadline.
import { Box } from '@mantine/core';
import { feeTypeOf } from '@wattpact/domain/fees/fee-types';
import { Fragment } from 'react';
import { middleDot } from '../../../platform/words/filled-text.ts';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { Quantity } from '../../../ui/text/quantity.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { useTermsWords } from '../../contract-terms/terms-words.ts';
import { FeeLine } from '../../fees/fee-line.tsx';
import { labelledNumber, type PartyFacts, sidesOf } from '../contract-words.ts';
import classes from '../energy-contracts.module.css';
import { RegistrationNotices } from '../registration/registration-notices.tsx';
import { RegistrationSummary } from '../registration/registration-paper.tsx';
import type { ContractEditor } from './use-contract-editor.ts';

interface WizardAsideProps {
  editor: ContractEditor;
  /** A contract that was handed in has no deadline any more, unless it was rejected. */
  withDeadline: boolean;
  /** A new contract. */
  withFee: boolean;
}

/** What the registration will cost, from the first step on. */
export function WizardFee({ editor: { form }, framed = false }: { editor: ContractEditor; framed?: boolean }) {
  const { firstPartyLegalEntityId: payer, negotiationId } = form.values;
  const feeType = feeTypeOf({ negotiationId: negotiationId || undefined });
  return <FeeLine framed={framed} feeType={feeType} entityId={payer || undefined} />;
}

export function WizardAside({ editor, withDeadline, withFee }: WizardAsideProps) {
  const { form, firstParty, registration } = editor;
  const { t, formats } = useTermsWords();
  const {
    name,
    roleInEnergyContract: role,
    secondPartyFiscalInfo: second,
    location,
    financialConditions,
    annualVolume: volume,
  } = form.values;
  const { price, totalPurchasedCapacity } = financialConditions;
  const { seller, buyer } = sidesOf<PartyFacts | undefined>(
    role ?? 'SELLER',
    firstParty,
    second.name ? second : undefined,
  );
  const party = (label: string, facts: PartyFacts | undefined) =>
    facts && (
      <div>
        <dt>{label}</dt>
        <dd>
          {facts.name}
          {facts.fiscalNumber && <small>{labelledNumber(facts.fiscalNumber, t)}</small>}
        </dd>
      </div>
    );
  const place = [location.parish, location.municipality].filter(Boolean).join(', ');
  const figures = [
    ...(price === null ? [] : [formats.price(price)]),
    ...(totalPurchasedCapacity === null ? [] : [formats.capacity(totalPurchasedCapacity)]),
    ...(typeof volume === 'number' ? [formats.energy(volume)] : []),
  ];
  return (
    <>
      <SectionPaper panel title={t('energyContracts:wizard.summary')} aside={<StatusBadge status="draft" />}>
        <p className={classes.summaryName}>{name || t('energyContracts:wizard.unnamed')}</p>
        <dl className={classes.summary}>
          {party(role ? t('common:party.SELLER') : t('common:field.firstParty'), seller)}
          {party(role ? t('common:party.BUYER') : t('common:field.secondParty'), buyer)}
          {place && (
            <div>
              <dt>{t('energyContracts:wizard.place')}</dt>
              <dd>{place}</dd>
            </div>
          )}
          {figures.length > 0 && (
            <div>
              <dt>{t('energyContracts:wizard.figures')}</dt>
              <dd className="numeric">
                {figures.map((figure, place) => (
                  <Fragment key={figure.unit}>
                    {place > 0 && middleDot}
                    <Quantity {...figure} />
                  </Fragment>
                ))}
              </dd>
            </div>
          )}
        </dl>
      </SectionPaper>
      {/* Where it is narrower, these stand above the steps. */}
      <Box visibleFrom="lg" className={classes.notices ?? ''}>
        {withFee && (
          <SectionPaper panel title={t('energyContracts:wizard.cost')}>
            <WizardFee editor={editor} />
          </SectionPaper>
        )}
        <RegistrationNotices registration={registration} withDeadline={withDeadline} />
      </Box>
      <RegistrationSummary registration={registration} />
    </>
  );
}
