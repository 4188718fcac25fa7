// First step: the entity's identity, and its optional codes.
import { TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { hasCheckDigits, isFiscalNumber, normaliseFiscalNumber } from '@wattpact/domain/fiscal-numbers/fiscal-number';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '../../../../platform/words/use-country-options.ts';
import { FormSections } from '../../../../records/edit/form-sections.tsx';
import { FlagField } from '../../../../ui/fields/flag-field.tsx';
import { SearchSelect } from '../../../../ui/fields/search-select.tsx';
import { RegisterNotice } from '../../../company-register/register-notice.tsx';
import { fiscalNumberText } from '../../entity-words.ts';
import type { LegalEntityEditor } from '../use-legal-entity-editor.ts';
import classes from './steps.module.css';

export function DetailsStep({ editor }: { editor: LegalEntityEditor }) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const { name, country, fiscalNumber, permanentCertificate, acerCode, criaCode, isMarketAgent } = editor.values;
  const identification = {
    id: 'identification',
    title: t('legalEntity:section.identity'),
    fields: ['country', 'fiscalNumber', 'name'],
    summary: [name, fiscalNumberText(fiscalNumber), fiscalNumber && country && t(`common:country.${country}`)],
    children: <IdentityFields editor={editor} />,
  };
  const codes = {
    id: 'codes',
    title: t('legalEntity:section.codes'),
    fields: ['permanentCertificate', 'acerCode', 'criaCode', 'isMarketAgent'],
    optional: true,
    summary: [permanentCertificate, acerCode, criaCode, isMarketAgent && t('common:field.isMarketAgent')],
    children: <CodeFields editor={editor} />,
  };
  return <FormSections editor={editor} sections={[identification, codes]} />;
}

function IdentityFields({
  editor: { form, values, field, recheck, checkFiscalNumber, suggestion },
}: {
  editor: LegalEntityEditor;
}) {
  const countryOptions = useCountryOptions();
  const changeCountry = (next: string | null) => {
    form.setFieldValue('country', next as Country | null);
    recheck('postalCode');
    void checkFiscalNumber();
  };
  return (
    <>
      <SearchSelect required data={countryOptions} {...field('country')} onChange={changeCountry} />
      <TextInput
        required
        // A number that another entity has is valid, too: beside the error, the mark would contradict it.
        description={
          <NumberHelp country={form.errors.fiscalNumber ? null : values.country} typed={values.fiscalNumber} />
        }
        {...field('fiscalNumber')}
        onBlur={() => void checkFiscalNumber()}
      />
      <TextInput required autoComplete="organization" {...field('name')} />
      {suggestion && (
        <div className="wide">
          <RegisterNotice finding={suggestion} />
        </div>
      )}
    </>
  );
}

function NumberHelp({ country, typed }: { country: Country | null; typed: string }) {
  const { t } = useTranslation('legalEntity');
  if (country === null || !isFiscalNumber(country, normaliseFiscalNumber(country, typed)))
    return t('help.fiscal_number');
  if (!hasCheckDigits(country)) return t('help.fiscal_number_shape');
  return (
    <span className={classes.valid}>
      <IconCheck size={14} stroke={2.2} aria-hidden /> {t('help.fiscal_number_valid')}
    </span>
  );
}

function CodeFields({ editor: { field, flag } }: { editor: LegalEntityEditor }) {
  const { t } = useTranslation('legalEntity');
  return (
    <>
      <TextInput
        placeholder="0000-0000-0000"
        description={t('help.permanent_certificate')}
        {...field('permanentCertificate')}
      />
      <TextInput placeholder="A0000000X.PT" description={t('help.acer_code')} {...field('acerCode')} />
      <TextInput placeholder="ABC1234DE" description={t('help.cria_code')} {...field('criaCode')} />
      <FlagField {...flag('isMarketAgent')} label={t('help.market_agent')} />
    </>
  );
}
