// The technologies of a contract: chosen as chips, each with its capacities and lifetime.
import { Select } from '@mantine/core';
import { lifetimeBands, type Technology } from '@wattpact/domain/terms/enumerations';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TechnologyIcon } from '../../ui/text/technology-icon.tsx';
import classes from './contract-terms.module.css';
import { TechnologyChips } from './technology-chips.tsx';
import { isAnyCommercial, type TermsEditor } from './terms-form.ts';
import { useTermsWords } from './terms-words.ts';
import { type TechnologyAmounts, useTechnologyAmounts } from './use-technology-amounts.tsx';

export function TechnologiesField({ editor }: { editor: TermsEditor }) {
  const entries = editor.values.technologies;
  const { amount, error } = useTechnologyAmounts(editor);
  return (
    <div className={`wide ${classes.technologies}`}>
      <TechnologyChips editor={editor} />
      {entries.length > 0 && (
        <div className={classes.technologies} data-path="technologies">
          {entries.map(({ type }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a technology may appear twice; its position is its path
            <Breakdown key={`${type} ${index}`} editor={editor} type={type} index={index} amount={amount} />
          ))}
          {error}
        </div>
      )}
    </div>
  );
}

interface BreakdownProps extends Pick<TechnologyAmounts, 'amount'> {
  editor: TermsEditor;
  type: Technology;
  index: number;
}

function Breakdown({ editor, type, index, amount }: BreakdownProps) {
  const { t } = useTermsWords();
  // The extended model of a contract requires them, the basic one does not.
  const required = isAnyCommercial(editor.values.commercialTerms);
  return (
    <fieldset className={classes.technology}>
      <legend>
        <TechnologyIcon technology={type} />
        {t(`common:technology.${type}`)}
      </legend>
      <NumberField required={required} {...amount(index, 'installedCapacity')} />
      <NumberField {...amount(index, 'annualForecastCapacity')} />
      <Select required={required} clearable {...editor.choice(`technologies.${index}.lifetime`, lifetimeBands)} />
      <NumberField {...amount(index, 'outputPower')} />
    </fieldset>
  );
}
