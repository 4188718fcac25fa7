// First step: the entity's identity, and its optional codes.
import { Switch, TextInput } from '@mantine/core';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '../../../../platform/words/use-country-options.ts';
import { SearchSelect } from '../../../../ui/fields/search-select.tsx';
import { WizardSections } from '../../../../ui/wizard/wizard-sections.tsx';
import { fiscalNumberText } from '../../entity-words.ts';
import { filledText } from '../section-state.ts';
import type { LegalEntityEditor } from '../use-legal-entity-editor.ts';

const identification = ['country', 'fiscalNumber', 'name'];
const codes = ['permanentCertificate', 'acerCode', 'criaCode', 'isMarketAgent'];

export function DetailsStep({ editor }: { editor: LegalEntityEditor }) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const { form, field, recheck, checkFiscalNumber } = editor;
  const { name, country, fiscalNumber, permanentCertificate, acerCode, criaCode, isMarketAgent } = form.values;
  const label = (one: Country) => t(`common:country.${one}`);
  const countryOptions = useCountryOptions();
  const changeCountry = (next: string | null) => {
    form.setFieldValue('country', next as Country | null);
    recheck('postalCode');
    void checkFiscalNumber();
  };
  const mark = isMarketAgent ? t('common:field.isMarketAgent') : '';
  return (
    <WizardSections
      label={t('legalEntity:steps.details.label')}
      sections={[
        {
          id: 'identification',
          title: t('legalEntity:section.identity'),
          fields: identification,
          complete: editor.isComplete(identification),
          summary: filledText([name, fiscalNumberText(fiscalNumber), fiscalNumber && country && label(country)]),
          children: (
            <>
              <SearchSelect
                required
                label={t('common:field.country')}
                data={countryOptions}
                {...field('country')}
                onChange={changeCountry}
              />
              <TextInput
                required
                label={t('common:field.fiscalNumber')}
                description={t('legalEntity:help.fiscal_number')}
                {...field('fiscalNumber')}
                onBlur={() => void checkFiscalNumber()}
              />
              <TextInput required label={t('common:field.name')} autoComplete="organization" {...field('name')} />
            </>
          ),
        },
        {
          id: 'codes',
          title: t('legalEntity:section.codes'),
          fields: codes,
          optional: true,
          complete: editor.isComplete(codes),
          summary: filledText([permanentCertificate, acerCode, criaCode, mark]),
          children: (
            <>
              <TextInput
                label={t('common:field.permanentCertificate')}
                placeholder="0000-0000-0000"
                description={t('legalEntity:help.permanent_certificate')}
                {...field('permanentCertificate')}
              />
              <TextInput
                label={t('common:field.acerCode')}
                placeholder="A0000000X.PT"
                description={t('legalEntity:help.acer_code')}
                {...field('acerCode')}
              />
              <TextInput
                label={t('common:field.criaCode')}
                placeholder="ABC1234DE"
                description={t('legalEntity:help.cria_code')}
                {...field('criaCode')}
              />
              <div className="wide">
                <Switch
                  label={t('legalEntity:help.market_agent')}
                  {...form.getInputProps('isMarketAgent', { type: 'checkbox' })}
                />
              </div>
            </>
          ),
        },
      ]}
    />
  );
}
