// Ctrl K: go to a page, begin something new, or find a record. It loads when it is first opened. What Enter would open is
// always marked; the focus stays in the field.
import { Combobox, Loader, Modal, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { plainText } from '@wattpact/domain/words/plain-text';
import type { TFunction } from 'i18next';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../feedback/focus-back.ts';
import classes from './command-palette.module.css';
import type { CommandPaletteProps, PaletteGroup, PaletteItem } from './palette-props.ts';
import { type Finding, useFinding } from './use-finding.ts';

/** What matches the typed text, ignoring accents and case. */
const matching = (items: readonly PaletteItem[], text: string): PaletteItem[] =>
  items.filter(({ label }) => plainText(label).includes(plainText(text.trim())));

export default function CommandPalette({ opened, onClose, ...props }: CommandPaletteProps) {
  const { t } = useTranslation();
  useFocusBack(opened);
  return (
    <Modal.Root opened={opened} onClose={onClose} size={640} yOffset={80} xOffset={16}>
      <Modal.Overlay />
      <Modal.Content aria-label={t('shell.search')}>
        <Modal.Body p={0}>
          <Palette {...props} onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Palette({ pages, acts = [], find, onGo, onClose }: Omit<CommandPaletteProps, 'opened'>) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const finding = useFinding(text, find);
  const groups: PaletteGroup[] = [
    { label: t('shell.pages'), items: matching(pages, text) },
    { label: t('shell.acts'), items: matching(acts, text) },
    ...finding.found,
  ].filter(({ items }) => items.length > 0);
  const items = groups.flatMap((group) => group.items);
  const open = ({ to }: PaletteItem) => {
    onClose();
    onGo(to);
  };
  const { field, marked, listId } = useMarked({ items, text, finding, open });
  return (
    <>
      <TextInput
        data-autofocus
        size="lg"
        variant="unstyled"
        className={classes.field ?? ''}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        placeholder={t('shell.search')}
        aria-label={t('shell.search')}
        leftSection={<IconSearch size={18} stroke={1.7} />}
        rightSection={finding.isLooking && <Loader size={16} aria-hidden />}
        {...field}
      />
      <Found id={listId} groups={groups} marked={marked} onOpen={open} />
      <div role="status" className={items.length > 0 ? 'visually-hidden' : classes.empty}>
        {words(finding, items.length, t)}
      </div>
    </>
  );
}

function words({ isLooking, hasFailed }: Finding, count: number, t: TFunction): string {
  if (isLooking) return t('shell.looking');
  if (hasFailed) return t('shell.search_failed');
  return count === 0 ? t('shell.nothing_found') : t('shell.found', { count });
}

interface FoundProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** The id of the marked item. */
  marked: string | undefined;
  onOpen: (item: PaletteItem) => void;
}

function Found({ id, groups, marked, onOpen }: FoundProps) {
  const { t } = useTranslation();
  const store = useCombobox({ opened: true });
  return (
    <Combobox store={store}>
      <Combobox.Options id={id} className={classes.list ?? ''} aria-label={t('shell.found_label')}>
        {groups.map(({ label, items }) => (
          <Combobox.Group key={label} label={label}>
            {items.map((item) => (
              <Combobox.Option
                key={item.id}
                id={optionId(id, item)}
                value={item.id}
                selected={item.id === marked}
                aria-selected={item.id === marked}
                className={classes.option ?? ''}
                onClick={() => onOpen(item)}
              >
                <item.icon size={18} stroke={1.9} aria-hidden />
                <span className={classes.name}>{item.label}</span>
                {item.description && <span className={classes.description}>{item.description}</span>}
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
    </Combobox>
  );
}

const optionId = (listId: string, { id }: PaletteItem) => `${listId}-${id.replace(/[^\w-]/g, '_')}`;

interface Marking {
  items: readonly PaletteItem[];
  text: string;
  finding: Finding;
  open: (item: PaletteItem) => void;
}

/**
 * Which item is marked, and what the field needs for it. Another text marks the first one again. Records of an earlier text
 * are never opened by Enter: it waits for those that were asked for.
 */
function useMarked({ items, text, finding: { found, isLooking }, open }: Marking) {
  const listId = `palette-${useId().replace(/\W/g, '')}`;
  const [chosen, setChosen] = useState<{ id: string; text: string }>();
  const [awaited, setAwaited] = useState<string>();
  const kept = chosen?.text === text ? items.findIndex(({ id }) => id === chosen.id) : -1;
  const place = Math.max(kept, 0);
  const marked = items[place];
  const isOutdated = isLooking && kept < 0 && (!marked || found.some((group) => group.items.includes(marked)));
  useScrolledTo(marked && optionId(listId, marked));
  useEffect(() => {
    if (awaited === undefined || isOutdated) return;
    setAwaited(undefined);
    if (awaited === text && marked) open(marked);
  });
  const step = (by: number) => {
    const next = items[(place + by + items.length) % items.length];
    if (next) setChosen({ id: next.id, text });
  };
  const enter = () => {
    if (isOutdated) setAwaited(text);
    else if (marked) open(marked);
  };
  const keys: Record<string, () => void> = { ArrowDown: () => step(1), ArrowUp: () => step(-1), Enter: enter };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const field = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': items.length > 0,
    'aria-controls': listId,
    'aria-activedescendant': marked && optionId(listId, marked),
    autoComplete: 'off',
    spellCheck: false,
    onKeyDown,
  } as const;
  return { field, marked: marked?.id, listId };
}

function useScrolledTo(id: string | undefined): void {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
