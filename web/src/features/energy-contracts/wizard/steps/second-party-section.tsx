// The other party: its number decides whether the register fills in the rest.
import { Loader, TextInput } from '@mantine/core';
import { useCountryOptions } from '../../../../platform/words/use-country-options.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SearchSelect } from '../../../../ui/fields/search-select.tsx';
import type { WizardSection } from '../../../../ui/wizard/wizard-sections.tsx';
import { filledText, useTermsWords } from '../../../contract-terms/terms-words.ts';
import type { ContractEditor } from '../use-contract-editor.ts';

const fields = ['secondPartyFiscalInfo'];
const pathOf = (name: string) => `secondPartyFiscalInfo.${name}`;

export function useSecondPartySection(editor: ContractEditor): WizardSection {
  const { t } = useTermsWords();
  const { terms, form } = editor;
  const { name, fiscalNumber, city } = form.values.secondPartyFiscalInfo;
  return {
    id: 'secondParty',
    title: t('energyContracts:wizard.section.second_party'),
    fields,
    complete: terms.isComplete(fields),
    summary: filledText([name, fiscalNumber && `${t('energyContracts:fiscal_number')} ${fiscalNumber}`, city]),
    children: (
      <>
        <Identity editor={editor} />
        <Finding editor={editor} />
        <Address editor={editor} />
      </>
    ),
  };
}

function Identity({ editor: { terms, form, secondParty } }: { editor: ContractEditor }) {
  const { t } = useTermsWords();
  const countryOptions = useCountryOptions();
  const check = () => {
    terms.recheck(pathOf('fiscalNumber'));
    void secondParty.lookUp();
  };
  return (
    <>
      <SearchSelect
        required
        label={t('common:field.country')}
        data={countryOptions}
        {...terms.field(pathOf('country'))}
        onChange={(next) => {
          form.setFieldValue(pathOf('country'), next);
          terms.recheck(pathOf('postalCode'));
          check();
        }}
      />
      <TextInput
        required
        maxLength={30}
        label={t('common:field.fiscalNumber')}
        rightSection={secondParty.isLooking ? <Loader size={16} aria-label={t('common:loading')} /> : undefined}
        {...terms.field(pathOf('fiscalNumber'))}
        onBlur={check}
      />
      <TextInput required maxLength={100} label={t('common:field.name')} {...terms.field(pathOf('name'))} />
    </>
  );
}

function Finding({ editor: { secondParty } }: { editor: ContractEditor }) {
  const { t } = useTermsWords();
  if (secondParty.finding === 'unknown') return null;
  return (
    <div className="wide">
      <Notice
        kind={secondParty.finding === 'registered' ? 'success' : 'information'}
        title={t(`energyContracts:wizard.finding.${secondParty.finding}.title`)}
      >
        {t(`energyContracts:wizard.finding.${secondParty.finding}.text`)}
      </Notice>
    </div>
  );
}

function Address({ editor: { terms } }: { editor: ContractEditor }) {
  const { t } = useTermsWords();
  const text = (name: string, maxLength: number, required = true) => (
    <TextInput
      required={required}
      maxLength={maxLength}
      label={t(`common:field.${name}`)}
      {...terms.field(pathOf(name))}
    />
  );
  return (
    <>
      {text('streetAddress', 200)}
      {text('houseNumber', 20, false)}
      {text('postalCode', 20)}
      {text('city', 100)}
      <TextInput label={t('common:field.acerCode')} placeholder="A0000000X.PT" {...terms.field(pathOf('acerCode'))} />
      <TextInput label={t('common:field.criaCode')} placeholder="ABC1234DE" {...terms.field(pathOf('criaCode'))} />
    </>
  );
}
