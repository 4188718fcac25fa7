// The technologies of a project, each with allotted and forecast capacity, output power and lifetime.
import { Select } from '@mantine/core';
import { lifetimeBands, type Technology } from '@wattpact/domain/terms/enumerations';
import { fieldLabel } from '../../../../records/fields/field-label.ts';
import { useFieldWords } from '../../../../records/fields/use-field-words.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { TechnologyName } from '../../../../ui/text/technology-icon.tsx';
import { AllotmentNotice } from '../../../contract-terms/technologies/allotment-notice.tsx';
import { TechnologyChips } from '../../../contract-terms/technologies/technology-chips.tsx';
import { useTechnologyAmounts } from '../../../contract-terms/technologies/use-technology-amounts.tsx';
import { TechnologyHead } from '../../technology-head.tsx';
import type { ProjectStepProps } from './step-props.ts';
import classes from './technology-fields.module.css';

const capacities = ['installedCapacity', 'annualForecastCapacity', 'outputPower'] as const;

export function TechnologyFields({ editor }: ProjectStepProps) {
  const words = useFieldWords('project');
  const { t } = words;
  const { technologies } = editor.values;
  const { amount, error } = useTechnologyAmounts(editor);
  /** The column's head is the label; screen readers hear the technology, too. */
  const inTable = <Props extends { label: string }>({ label, ...props }: Props, type: Technology) => ({
    ...props,
    'aria-label': `${t(`common:technology.${type}`)}, ${label}`,
  });
  return (
    <div className="wide">
      <TechnologyChips editor={editor} label={t('projects:technologies.which')} />
      {technologies.length > 0 && (
        <>
          <p className={classes.help}>{t('projects:technologies.help')}</p>
          <table className={classes.breakdown} data-path="technologies">
            <TechnologyHead names={[...capacities, 'lifetime']} />
            <tbody>
              {technologies.map(({ type }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a technology may appear twice; its position is its path
                <tr key={`${type} ${index}`}>
                  <th scope="row">
                    <TechnologyName technologies={[type]} />
                  </th>
                  {capacities.map((name) => (
                    <td key={name} data-label={fieldLabel(name, words)}>
                      <NumberField {...inTable(amount(index, name), type)} />
                    </td>
                  ))}
                  <td data-label={t('common:field.lifetime')}>
                    <Select
                      clearable
                      clearButtonProps={{ 'aria-label': t('common:filters.clear') }}
                      {...inTable(editor.choice(`technologies.${index}.lifetime`, lifetimeBands), type)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={classes.notes}>
            {error}
            <AllotmentNotice editor={editor} forSale />
          </div>
        </>
      )}
    </div>
  );
}
