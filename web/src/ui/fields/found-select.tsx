// Multiple choice among more options than can be loaded: what is typed is searched for.
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundOptions, Option } from '../../platform/address/filter-values.ts';
import { ManySelect } from './many-select.tsx';

interface FoundSelectProps {
  label: string;
  clearLabel: string;
  options: FoundOptions;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** After the last key. */
const waitMs = 200;

export function FoundSelect({ label, clearLabel, options: { known, find }, value, onChange }: FoundSelectProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { found, met, failed, retry } = useFound(text, find);
  const chosen = value.filter((one) => one !== '');
  const labels = new Map([...known, ...met].map((option) => [option.value, option]));
  const shown = [
    ...found,
    ...chosen.flatMap((one) => (found.some((option) => option.value === one) ? [] : (labels.get(one) ?? []))),
  ];
  return (
    <ManySelect
      aria-label={label}
      data={shown}
      // What is found matches already, by more than its label.
      filter={({ options }) => options}
      searchable
      clearable
      hidePickedOptions
      comboboxProps={{ withinPortal: false }}
      value={chosen}
      onSearchChange={setText}
      placeholder={chosen.length === 0 ? t('filters.any') : ''}
      nothingFoundMessage={
        text !== '' && failed ? (
          <SearchFailed onRetry={retry} />
        ) : (
          t(text === '' ? 'filters.type_to_find' : 'filters.no_option')
        )
      }
      clearButtonProps={{ 'aria-label': clearLabel }}
      onChange={onChange}
    />
  );
}

function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      {t('filters.find_failed')}
      {/* The field keeps the focus, so that its list stays open. */}
      <Button size="compact-sm" variant="subtle" onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
        {t('generic_error.retry')}
      </Button>
    </div>
  );
}

interface Found {
  found: readonly Option[];
  met: readonly Option[];
  /** The last search got no answer. */
  failed: boolean;
}

/** What the text finds, and everything that any text has found: a chosen option keeps its label. */
function useFound(text: string, find: FoundOptions['find']) {
  const [state, setState] = useState<Found>({ found: [], met: [], failed: false });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search itself does not change
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      const asked = text.trim() === '' ? Promise.resolve([]) : find(text);
      asked.then(
        (found) => !isOver && setState(({ met }) => ({ found, met: [...met, ...found], failed: false })),
        () => !isOver && setState(({ met }) => ({ found: [], met, failed: true })),
      );
    }, waitMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, tries]);
  return { ...state, retry: () => setTries((before) => before + 1) };
}
