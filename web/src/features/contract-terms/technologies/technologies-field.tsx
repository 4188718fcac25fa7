// The technologies of a contract: chosen as chips, each with the capacity allotted to it and its other figures.
import { Select } from '@mantine/core';
import { lifetimeBands, type Technology } from '@wattpact/domain/terms/enumerations';
import { quantityText } from '../../../records/fields/field-text.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TechnologyIcon } from '../../../ui/text/technology-icon.tsx';
import classes from '../contract-terms.module.css';
import { isAnyCommercial, type TermsEditor } from '../terms-form.ts';
import { useTermsWords } from '../terms-words.ts';
import { AllotmentNotice } from './allotment-notice.tsx';
import { TechnologyChips } from './technology-chips.tsx';
import { useOwnCapacities } from './use-own-capacities.ts';
import { type TechnologyAmounts, useTechnologyAmounts } from './use-technology-amounts.tsx';

interface TechnologiesFieldProps {
  editor: TermsEditor;
  /** The contract's project, if it has one. */
  projectId: string | null | undefined;
}

export function TechnologiesField({ editor, projectId }: TechnologiesFieldProps) {
  const { t } = useTermsWords();
  const own = useOwnCapacities(projectId);
  const entries = editor.values.technologies;
  const { amount, error } = useTechnologyAmounts(editor);
  return (
    <div className={`wide ${classes.technologies}`}>
      <TechnologyChips editor={editor} />
      {entries.length > 0 && (
        <div className={classes.technologies} data-path="technologies">
          <p className={classes.lead}>{t('energyContracts:contract_terms.help.technologies')}</p>
          {entries.map(({ type }, index) => (
            <Breakdown
              // biome-ignore lint/suspicious/noArrayIndexKey: a technology may appear twice; its position is its path
              key={`${type} ${index}`}
              editor={editor}
              type={type}
              index={index}
              amount={amount}
              own={own(type)}
            />
          ))}
          {error}
          <AllotmentNotice editor={editor} />
        </div>
      )}
    </div>
  );
}

interface BreakdownProps extends Pick<TechnologyAmounts, 'amount'> {
  editor: TermsEditor;
  type: Technology;
  index: number;
  /** What the project has installed of it, in MW. */
  own: number | undefined;
}

function Breakdown({ editor, type, index, amount, own }: BreakdownProps) {
  const { t, formats } = useTermsWords();
  // The extended model of a contract requires them, the basic one does not.
  const required = isAnyCommercial(editor.values.commercialTerms);
  return (
    <fieldset className={classes.technology}>
      <legend>
        <TechnologyIcon technology={type} />
        {t(`common:technology.${type}`)}
        {own !== undefined && (
          <small>{t('energyContracts:allotment.own', { capacity: quantityText(formats.capacity(own)) })}</small>
        )}
      </legend>
      <NumberField required={required} {...amount(index, 'installedCapacity')} />
      <NumberField {...amount(index, 'annualForecastCapacity')} />
      <Select required={required} clearable {...editor.choice(`technologies.${index}.lifetime`, lifetimeBands)} />
      <NumberField {...amount(index, 'outputPower')} />
    </fieldset>
  );
}
