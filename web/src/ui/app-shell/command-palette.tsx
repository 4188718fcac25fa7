// Ctrl K: go to a page, or find a record by its name. It loads when it is first opened.
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { plainText } from '@wattpact/domain/words/plain-text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Icon } from '../theme/icons.ts';

export interface PaletteItem {
  id: string;
  label: string;
  description?: string;
  icon: Icon;
  to: string;
}

export interface CommandPaletteProps {
  pages: readonly PaletteItem[];
  /** Finds records that match the typed text. */
  find?: ((text: string, signal: AbortSignal) => Promise<PaletteItem[]>) | undefined;
  onGo: (to: string) => void;
  opened: boolean;
  onClose: () => void;
}

const [store, palette] = createSpotlight();

/** What matches the typed text, ignoring accents and case. */
const matching = (pages: readonly PaletteItem[], text: string): PaletteItem[] =>
  pages.filter(({ label }) => plainText(label).includes(plainText(text.trim())));

export default function CommandPalette({ pages, find, onGo, opened, onClose }: CommandPaletteProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [found, setFound] = useState<PaletteItem[]>([]);
  const [settled] = useDebouncedValue(text.trim(), 200);
  useEffect(() => {
    setFound([]);
    if (settled.length < 2 || !find) return;
    const stop = new AbortController();
    find(settled, stop.signal).then(setFound, () => {});
    return () => stop.abort();
  }, [settled, find]);
  useEffect(() => (opened ? palette.open() : palette.close()), [opened]);
  const shown = [...matching(pages, text), ...found];
  const item = ({ id, label, description, icon: ItemIcon, to }: PaletteItem) => (
    <Spotlight.Action
      key={id}
      label={label}
      {...(description && { description })}
      leftSection={<ItemIcon size={18} stroke={1.9} />}
      onClick={() => onGo(to)}
    />
  );
  return (
    <Spotlight.Root
      store={store}
      query={text}
      onQueryChange={setText}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight={440}
    >
      <Spotlight.Search
        placeholder={t('shell.search')}
        aria-label={t('shell.search')}
        leftSection={<IconSearch size={18} stroke={1.7} />}
      />
      <Spotlight.ActionsList>
        {shown.length === 0 ? <Spotlight.Empty>{t('shell.nothing_found')}</Spotlight.Empty> : shown.map(item)}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
