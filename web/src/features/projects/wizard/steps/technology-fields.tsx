// The technologies of a project, each with installed and forecast capacity, output power and lifetime.
import { Input, Select } from '@mantine/core';
import { technologies as allTechnologies, lifetimeBands } from '@wattpact/domain/terms/enumerations';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipsField } from '../../../../ui/fields/chips-field.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { TechnologyName } from '../../../../ui/text/technology-icon.tsx';
import { useOptions } from '../../../market/use-options.ts';
import { withTechnologies } from '../project-form.ts';
import type { ProjectStepProps } from './step-props.ts';
import classes from './technology-fields.module.css';

const capacities = ['installedCapacity', 'annualForecastCapacity', 'outputPower'] as const;

export function TechnologyFields({ editor }: ProjectStepProps) {
  const { t } = useTranslation(['projects', 'common']);
  const options = useOptions();
  const { form } = editor;
  const { technologies } = form.values;
  const { error } = editor.field('technologies');
  const errorId = useId();
  const choose = (chosen: string[]) => {
    // Errors are stored by position, and a new choice changes the positions.
    form.clearErrors();
    form.setFieldValue('technologies', withTechnologies(technologies, chosen));
  };
  // The common error of the technologies is about installed capacity.
  const markedField = (index: number, name: (typeof capacities)[number]) => {
    const props = editor.field(`technologies.${index}.${name}`);
    const isPart = name === 'installedCapacity' && Boolean(error) && technologies[index]?.installedCapacity != null;
    return isPart ? { ...props, error: props.error ?? true, 'aria-errormessage': errorId } : props;
  };
  return (
    <div className="wide">
      <ChipsField
        required
        label={t('projects:technologies.which')}
        options={options('technology', allTechnologies)}
        value={technologies.map(({ type }) => type)}
        onChange={choose}
        {...(technologies.length === 0 && { error, 'data-path': 'technologies' })}
      />
      {technologies.length > 0 && (
        <>
          <p className={classes.help}>{t('projects:technologies.help')}</p>
          <table className={classes.breakdown} data-path="technologies">
            <thead>
              <tr>
                {['type', ...capacities, 'lifetime'].map((name) => (
                  <th key={name} scope="col">
                    {t(`common:field.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {technologies.map(({ type }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a technology may appear twice; its position is its path
                <tr key={`${type} ${index}`}>
                  <th scope="row">
                    <TechnologyName technologies={[type]} />
                  </th>
                  {capacities.map((name) => (
                    <td key={name} data-label={t(`common:field.${name}`)}>
                      <NumberField
                        aria-label={`${t(`common:technology.${type}`)}, ${t(`common:field.${name}`)}`}
                        unit="MW"
                        {...markedField(index, name)}
                      />
                    </td>
                  ))}
                  <td data-label={t('common:field.lifetime')}>
                    <Select
                      aria-label={`${t(`common:technology.${type}`)}, ${t('common:field.lifetime')}`}
                      data={options('lifetime', lifetimeBands)}
                      clearable
                      clearButtonProps={{ 'aria-label': t('common:filters.clear') }}
                      {...editor.field(`technologies.${index}.lifetime`)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {error && <Input.Error id={errorId}>{error}</Input.Error>}
        </>
      )}
    </div>
  );
}
