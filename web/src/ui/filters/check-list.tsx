// Multiple choice from many options: boxes below a field that narrows them. Enter in the field checks the first of them.
// Beside each stands the number of its results, where the page counts them.
import { Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { plainText } from '@wattpact/domain/words/plain-text';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterDelay } from '../../platform/address/debounced.ts';
import type { Option } from '../../platform/address/filter-values.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import classes from './check-list.module.css';

interface CheckListProps {
  label: string;
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The number of results of each option, by its value. */
  counted?:
    | {
        load: () => Promise<ReadonlyMap<string, number> | undefined> /** The other filters, as one text. */;
        others: string;
      }
    | undefined;
}

/** So many of the chosen are named; the others are counted. */
const named = 3;

export function CheckList({ label, options, value, onChange, counted }: CheckListProps) {
  const { t } = useTranslation();
  const counts = useCounts(counted);
  const [text, setText] = useState('');
  const typed = plainText(text.trim());
  const shown = options.filter((one) => plainText(one.label).includes(typed));
  const toggle = (option: string) =>
    onChange(value.includes(option) ? value.filter((one) => one !== option) : [...value, option]);
  return (
    <div className={classes.list}>
      <TextInput
        size="sm"
        aria-label={t('filters.find_option', { name: label })}
        placeholder={t('filters.search')}
        leftSection={<IconSearch size={16} stroke={1.9} />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // It never submits the form around it.
          event.preventDefault();
          const [first] = shown;
          if (typed === '' || !first) return;
          toggle(first.value);
          setText('');
        }}
      />
      <p className={classes.chosen}>{chosenText(options, value, t) || t('filters.any')}</p>
      <fieldset className={classes.options} aria-label={label}>
        {shown.map((one) => (
          <OptionBox
            key={one.value}
            label={one.label}
            count={counts && (counts.get(one.value) ?? 0)}
            checked={value.includes(one.value)}
            onChange={() => toggle(one.value)}
          />
        ))}
        {shown.length === 0 && <p className={classes.none}>{t('filters.no_option')}</p>}
      </fieldset>
    </div>
  );
}

/** Counted at once, and anew when other filters have changed. Without an answer there are none. */
function useCounts(counted: CheckListProps['counted']): ReadonlyMap<string, number> | undefined {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state of the other filters
  useEffect(() => {
    let isShown = true;
    const load = () =>
      counted
        ?.load()
        .catch(() => undefined)
        .then((found) => isShown && setCounts(found));
    const timer = setTimeout(load, counts ? filterDelay : 0);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [counted?.others]);
  return counts;
}

interface OptionBoxProps {
  label: string;
  count: number | undefined;
  checked: boolean;
  onChange: () => void;
}

function OptionBox({ label, count, checked, onChange }: OptionBoxProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  return (
    <div className={classes.option}>
      <Checkbox
        label={label}
        checked={checked}
        onChange={onChange}
        {...(count !== undefined && { 'aria-describedby': id })}
      />
      {count !== undefined && (
        <>
          <span className={classes.count} aria-hidden>
            {formats.number(count)}
          </span>
          <span id={id} hidden>
            {t('filters.option_count', { count, number: formats.number(count) })}
          </span>
        </>
      )}
    </div>
  );
}

function chosenText(
  options: readonly Option[],
  value: readonly string[],
  t: (key: string, words: { count: number }) => string,
): string {
  const chosen = options.filter((one) => value.includes(one.value)).map((one) => one.label);
  const rest = chosen.length - named;
  return [...chosen.slice(0, named), ...(rest > 0 ? [t('filters.more_options', { count: rest })] : [])].join(', ');
}
