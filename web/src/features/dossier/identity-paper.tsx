// Who the company is, in three columns, and beside it what the registers say of that.
import { Paper, Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconExternalLink } from '@tabler/icons-react';
import type { Dossier } from '@wattpact/domain/dossier/dossier-api';
import { hasCheckDigits, isFiscalNumber } from '@wattpact/domain/fiscal-numbers/fiscal-number';
import type { LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths } from '../../platform/address/paths.ts';
import { useFieldWords } from '../../records/fields/use-field-words.ts';
import { CopyButton } from '../../ui/feedback/copy-button.tsx';
import { DefinitionList } from '../../ui/record/definition-list.tsx';
import { entityGroups } from '../legal-entities/entity-items.tsx';
import classes from './identity-paper.module.css';

/** Where anybody reads a Portuguese company's entries with its access code. */
const publicRegister = 'https://registo.justica.gov.pt/';

interface IdentityPaperProps {
  entity: LegalEntityRecord;
  /** Undefined until it is known. */
  sameNumber: Dossier['sameNumber'] | undefined;
}

export function IdentityPaper({ entity, sameNumber }: IdentityPaperProps) {
  const words = useFieldWords('legal_entity');
  const { t } = useTranslation(['legalEntity', 'common']);
  return (
    <Paper component="section" className={classes.paper ?? ''}>
      <div className={classes.columns}>
        {entityGroups(entity, 'page', words).map(({ name, items }) => (
          <section key={name}>
            <h2>{words.t(`legalEntity:section.${name}`)}</h2>
            <DefinitionList stacked items={items} />
          </section>
        ))}
      </div>
      <section className={classes.checks}>
        <h2>{t('checks.title')}</h2>
        <ul>
          <NumberCheck entity={entity} />
          {sameNumber ? <UniqueCheck sameNumber={sameNumber} /> : <CheckPlace />}
          <CertificateCheck entity={entity} />
          <RepresentativeCheck entity={entity} />
        </ul>
      </section>
    </Paper>
  );
}

/** Keeps the place of a check that is not known yet. */
const CheckPlace = () => (
  <li className={classes.check} aria-hidden>
    <Skeleton height={20} />
  </li>
);

function Check({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const { t } = useTranslation('legalEntity');
  const CheckIcon = isGood ? IconCircleCheck : IconAlertTriangle;
  return (
    <li className={classes.check} data-good={isGood || undefined}>
      <CheckIcon size={18} stroke={1.9} role="img" aria-label={t(isGood ? 'checks.good' : 'checks.look')} />
      <span>{children}</span>
    </li>
  );
}

function NumberCheck({ entity: { country, fiscalNumber } }: { entity: LegalEntityRecord }) {
  const { t } = useTranslation('legalEntity');
  if (!isFiscalNumber(country, fiscalNumber)) return <Check isGood={false}>{t('checks.number_invalid')}</Check>;
  const isKnown = hasCheckDigits(country);
  return <Check isGood={isKnown}>{t(isKnown ? 'checks.number_valid' : 'checks.number_shape')}</Check>;
}

function UniqueCheck({ sameNumber }: { sameNumber: Dossier['sameNumber'] }) {
  const { t } = useTranslation('legalEntity');
  if (sameNumber.length === 0) return <Check isGood>{t('checks.number_unused')}</Check>;
  return (
    <Check isGood={false}>
      {t('checks.number_used')}{' '}
      {sameNumber.map(({ id, name, status }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <AppLink to={adminPaths.legalEntity(id)}>{name}</AppLink> ({t(`status.${status}`)})
        </span>
      ))}
    </Check>
  );
}

/** Other countries' registers have no such code. */
function CertificateCheck({ entity: { country, permanentCertificate } }: { entity: LegalEntityRecord }) {
  const { t } = useTranslation('legalEntity');
  if (country !== 'portugal') return null;
  if (!permanentCertificate) return <Check isGood={false}>{t('checks.no_certificate')}</Check>;
  return (
    <Check isGood>
      <a href={publicRegister} target="_blank" rel="noreferrer">
        {t('checks.open_register')} <IconExternalLink size={14} stroke={1.9} aria-hidden />
      </a>{' '}
      <CopyButton value={permanentCertificate} label={t('checks.certificate')} />
    </Check>
  );
}

/** One of those who may bind the company has an account here. */
function RepresentativeCheck({ entity: { employees } }: { entity: LegalEntityRecord }) {
  const { t } = useTranslation('legalEntity');
  const found = employees.find(({ isOwner, userId }) => !isOwner && userId !== null);
  if (!found) return <Check isGood={false}>{t('checks.no_representative')}</Check>;
  return <Check isGood>{t('checks.representative', { name: `${found.firstName} ${found.lastName}` })}</Check>;
}
