// Beside the wizard: a summary, and the legal deadline for the registration.
import { registrationDeadline } from '@wattpact/domain/energy-contracts/registration-deadline';
import { daysFromNow } from '../../../platform/words/formats.ts';
import { quantityText } from '../../../records/fields/field-text.ts';
import { filledText } from '../../../records/fields/filled-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { useTermsWords } from '../../contract-terms/terms-words.ts';
import { type PartyFacts, sidesOf } from '../contract-words.ts';
import classes from '../energy-contracts.module.css';
import type { ContractEditor } from './use-contract-editor.ts';

/** Five working days after the signature; hidden until the contract has a date of signature. */
export function DeadlineNotice({ signedOn, brief = false }: { signedOn: string | null; brief?: boolean }) {
  const { t, formats } = useTermsWords();
  const deadline = signedOn ? registrationDeadline(signedOn) : undefined;
  if (deadline === undefined) return null;
  const isPast = daysFromNow(deadline) < 0;
  const title = t(isPast ? 'energyContracts:deadline.past' : 'energyContracts:deadline.title', {
    date: formats.date(deadline),
    distance: formats.relative(deadline),
  });
  return (
    <Notice kind="time" title={title}>
      {!brief && t('energyContracts:deadline.text')}
    </Notice>
  );
}

interface WizardAsideProps {
  editor: ContractEditor;
  /** A registered contract has no deadline any more. */
  withDeadline: boolean;
}

export function WizardAside({ editor: { form, firstParty }, withDeadline }: WizardAsideProps) {
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
          {facts.fiscalNumber && <small>{`${t('energyContracts:fiscal_number')} ${facts.fiscalNumber}`}</small>}
        </dd>
      </div>
    );
  const place = [location.parish, location.municipality].filter(Boolean).join(', ');
  const figures = filledText([
    price !== null && quantityText(formats.price(price)),
    totalPurchasedCapacity !== null && quantityText(formats.capacity(totalPurchasedCapacity)),
    typeof volume === 'number' && quantityText(formats.energy(volume)),
  ]);
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
          {figures && (
            <div>
              <dt>{t('energyContracts:wizard.figures')}</dt>
              <dd className="numeric">{figures}</dd>
            </div>
          )}
        </dl>
      </SectionPaper>
      {withDeadline && <DeadlineNotice signedOn={form.values.contractSignatureDate} />}
    </>
  );
}
