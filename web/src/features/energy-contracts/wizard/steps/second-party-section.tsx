// The other party: its number decides whether the register fills in the rest.
import { Button, Loader, TextInput } from '@mantine/core';
import { normalisePostalCode } from '@wattpact/domain/terms/codes';
import { useCountryOptions } from '../../../../platform/words/use-country-options.ts';
import type { FormSection } from '../../../../records/edit/form-sections.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SearchSelect } from '../../../../ui/fields/search-select.tsx';
import { RegisterNotice } from '../../../company-register/register-notice.tsx';
import { useTermsWords } from '../../../contract-terms/terms-words.ts';
import { labelledNumber } from '../../contract-words.ts';
import type { ContractEditor } from '../use-contract-editor.ts';

const pathOf = (name: string) => `secondPartyFiscalInfo.${name}`;

export function useSecondPartySection(editor: ContractEditor): FormSection {
  const { t } = useTermsWords();
  const { name, fiscalNumber, city } = editor.values.secondPartyFiscalInfo;
  return {
    id: 'secondParty',
    title: t('energyContracts:wizard.section.second_party'),
    fields: ['secondPartyFiscalInfo'],
    summary: [name, fiscalNumber && labelledNumber(fiscalNumber, t), city],
    children: (
      <>
        <Identity editor={editor} />
        <Finding editor={editor} />
        <Address editor={editor} />
      </>
    ),
  };
}

function Identity({ editor: { form, field, recheck, secondParty } }: { editor: ContractEditor }) {
  const { t } = useTermsWords();
  const countryOptions = useCountryOptions();
  const check = () => {
    recheck(pathOf('fiscalNumber'));
    void secondParty.lookUp();
  };
  return (
    <>
      <SearchSelect
        required
        data={countryOptions}
        {...field(pathOf('country'))}
        onChange={(next) => {
          form.setFieldValue(pathOf('country'), next);
          recheck(pathOf('postalCode'));
          check();
        }}
      />
      <TextInput
        required
        rightSection={secondParty.isLooking ? <Loader size={16} aria-label={t('common:loading')} /> : undefined}
        {...field(pathOf('fiscalNumber'))}
        onBlur={check}
      />
      <TextInput required {...field(pathOf('name'))} />
    </>
  );
}

const noticeKinds = { registered: 'success', waiting: 'information', unasked: 'warning' } as const;

function Finding({ editor: { secondParty } }: { editor: ContractEditor }) {
  const { t } = useTermsWords();
  const { finding, lookUp } = secondParty;
  if (finding === 'unknown') return null;
  const again = (finding === 'unasked' || finding === 'unavailable') && (
    <Button variant="default" onClick={() => void lookUp()}>
      {t('energyContracts:wizard.finding.again')}
    </Button>
  );
  return (
    <div className="wide">
      {finding === 'suggested' || finding === 'unavailable' ? (
        <RegisterNotice finding={finding} action={again || undefined} />
      ) : (
        <Notice
          kind={noticeKinds[finding]}
          title={t(`energyContracts:wizard.finding.${finding}.title`)}
          action={again || undefined}
        >
          {t(`energyContracts:wizard.finding.${finding}.text`)}
        </Notice>
      )}
    </div>
  );
}

function Address({ editor: { field, tidied, values } }: { editor: ContractEditor }) {
  return (
    <>
      <TextInput required {...field(pathOf('streetAddress'))} />
      <TextInput className="half" {...field(pathOf('houseNumber'))} />
      <TextInput
        required
        className="half"
        {...tidied(pathOf('postalCode'), (code) => normalisePostalCode(values.secondPartyFiscalInfo.country, code))}
      />
      <TextInput required {...field(pathOf('city'))} />
      <TextInput placeholder="A0000000X.PT" {...field(pathOf('acerCode'))} />
      <TextInput placeholder="ABC1234DE" {...field(pathOf('criaCode'))} />
    </>
  );
}
