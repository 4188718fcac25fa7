// An entity's data as labels and values, for its page and for the last step of its form.
import type { TFunction } from 'i18next';
import type { Definition } from '../../ui/record/definition-list.tsx';
import { fiscalNumberText } from './entity-words.ts';

interface Identity {
  name: string;
  country: string | null;
  fiscalNumber: string;
  permanentCertificate?: string | undefined;
  acerCode?: string | undefined;
  criaCode?: string | undefined;
  isMarketAgent: boolean;
}

/** A code with hyphens, set so that they stay together. */
const code = (text: string | undefined) => text && <span className="code">{text}</span>;

/** What is registered stands at the left, the codes that not every entity has at the right. */
export const identityItems = (entity: Identity, t: TFunction): Definition[] => [
  { label: t('common:field.name'), value: entity.name },
  { label: t('common:field.permanentCertificate'), value: code(entity.permanentCertificate) },
  { label: t('common:field.country'), value: entity.country && t(`common:country.${entity.country}`) },
  { label: t('common:field.acerCode'), value: code(entity.acerCode) },
  { label: t('legalEntity:fields.fiscal_number'), value: fiscalNumberText(entity.fiscalNumber) },
  { label: t('common:field.criaCode'), value: code(entity.criaCode) },
  { label: t('common:field.isMarketAgent'), value: t(entity.isMarketAgent ? 'common:yes' : 'common:no') },
];

interface Address {
  streetAddress: string;
  houseNumber?: string | undefined;
  postalCode: string;
  city: string;
}

export const addressItems = (entity: Address, t: TFunction): Definition[] => [
  { label: t('common:field.streetAddress'), value: entity.streetAddress },
  { label: t('common:field.postalCode'), value: code(entity.postalCode) },
  { label: t('common:field.houseNumber'), value: entity.houseNumber },
  { label: t('common:field.city'), value: entity.city },
];

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export const contactItems = ({ firstName, lastName, email, phone }: Person, t: TFunction): Definition[] => [
  { label: t('common:field.contact'), value: `${firstName} ${lastName}`.trim() },
  { label: t('common:field.email'), value: email },
  { label: t('common:field.phone'), value: phone },
];
