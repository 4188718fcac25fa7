// Multiple choice from many options: a searchable list, whose field shows three of the chosen and counts the rest.
import { MultiSelect, type MultiSelectProps, Pill } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './fields.module.css';
import { optionsFilter } from './options-filter.ts';
import { useSearchable } from './use-searchable.ts';

const shown = 3;

export function ManySelect({ value = [], ...props }: Omit<MultiSelectProps<string>, 'renderPill'>) {
  const { t } = useTranslation();
  const searchable = useSearchable(props);
  return (
    <MultiSelect
      filter={optionsFilter}
      {...props}
      {...searchable}
      classNames={{ input: classes.many ?? '', inputField: classes.manyField ?? '' }}
      value={value}
      renderPill={({ option, onRemove, disabled }) => {
        const index = value.indexOf(String(option.value));
        if (index > shown) return null;
        if (index === shown) return <Pill>{t('filters.more_options', { count: value.length - shown })}</Pill>;
        return (
          <Pill withRemoveButton={!disabled} {...(onRemove && { onRemove })}>
            {option.label}
          </Pill>
        );
      }}
    />
  );
}
