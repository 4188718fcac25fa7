// The technologies of a contract: chosen as chips, each with its capacities and lifetime.
import { Input, Select } from '@mantine/core';
import { lifetimeBands, type Technology, technologies } from '@wattpact/domain/terms/enumerations';
import { useId } from 'react';
import { ChipsField } from '../../ui/fields/chips-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TechnologyIcon } from '../../ui/text/technology-icon.tsx';
import classes from './contract-terms.module.css';
import { emptyTechnology } from './technology-values.ts';
import type { TermsEditor } from './terms-editor.ts';
import { isAnyCommercial } from './terms-form.ts';
import { useTermsWords } from './terms-words.ts';

export function TechnologiesField({ editor }: { editor: TermsEditor }) {
  const { t, options } = useTermsWords();
  const entries = editor.values.technologies;
  const choose = (types: string[]) =>
    editor.set('technologies', [
      ...entries.filter(({ type }) => types.includes(type)),
      ...technologies
        .filter((type) => types.includes(type) && !entries.some((entry) => entry.type === type))
        .map(emptyTechnology),
    ]);
  const { error } = editor.field('technologies');
  const errorId = useId();
  return (
    <div className={`wide ${classes.technologies}`}>
      <ChipsField
        required
        label={t('common:field.technologies')}
        options={options(technologies, 'technology')}
        value={entries.map(({ type }) => type)}
        onChange={choose}
        {...(entries.length === 0 && { error, 'data-path': 'technologies' })}
      />
      {entries.length > 0 && (
        <div className={classes.technologies} data-path="technologies">
          {entries.map(({ type }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a technology may appear twice; its position is its path
            <Breakdown key={`${type} ${index}`} editor={editor} type={type} index={index} errorId={error && errorId} />
          ))}
          {error && <Input.Error id={errorId}>{error}</Input.Error>}
        </div>
      )}
    </div>
  );
}

interface BreakdownProps {
  editor: TermsEditor;
  type: Technology;
  index: number;
  /** The common error of the technologies: about installed capacity. */
  errorId: string | undefined;
}

function Breakdown({ editor, type, index, errorId }: BreakdownProps) {
  const { t, options } = useTermsWords();
  const pathOf = (name: string) => `technologies.${index}.${name}`;
  // The extended model of a contract requires them, the basic one does not.
  const required = isAnyCommercial(editor.values.commercialTerms);
  const installed = editor.field(pathOf('installedCapacity'));
  const isPart = errorId && editor.values.technologies[index]?.installedCapacity != null;
  const capacity = (name: string) => (
    <NumberField label={t(`common:field.${name}`)} unit="MW" {...editor.field(pathOf(name))} />
  );
  return (
    <fieldset className={classes.technology}>
      <legend>
        <TechnologyIcon technology={type} />
        {t(`common:technology.${type}`)}
      </legend>
      <NumberField
        required={required}
        label={t('common:field.installedCapacity')}
        unit="MW"
        {...installed}
        {...(isPart && { error: installed.error ?? true, 'aria-errormessage': errorId })}
      />
      {capacity('annualForecastCapacity')}
      <Select
        required={required}
        clearable
        label={t('common:field.lifetime')}
        data={options(lifetimeBands, 'lifetime')}
        {...editor.field(pathOf('lifetime'))}
      />
      {capacity('outputPower')}
    </fieldset>
  );
}
