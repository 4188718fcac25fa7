// The keyboard shortcuts that work on this page, and the switch for those of letters alone.
import { Kbd, Modal, Switch } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlain, type Shortcut } from '../../platform/shortcuts/shortcut.ts';
import { areLettersOn, currentShortcuts, letterChanges, turnLetters } from '../../platform/shortcuts/use-shortcuts.ts';
import { useFocusBack } from '../feedback/focus-back.ts';
import classes from './shortcuts-dialog.module.css';

const groups = ['page', 'general', 'go'] as const;

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  useFocusBack();
  const [shortcuts] = useState(currentShortcuts);
  const on = useSyncExternalStore(letterChanges.add, areLettersOn);
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={t('shortcuts.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {groups.map((group) => (
        <ShortcutList
          key={group}
          title={t(`shortcuts.group.${group}`)}
          shortcuts={shortcuts.filter((one) => one.group === group && (on || one.act === undefined || !isPlain(one)))}
        />
      ))}
      <Switch
        className={classes.letters ?? ''}
        label={t('shortcuts.letters')}
        description={t('shortcuts.letters_help')}
        checked={on}
        onChange={(event) => turnLetters(event.currentTarget.checked)}
      />
    </Modal>
  );
}

function ShortcutList({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  const { t } = useTranslation();
  if (shortcuts.length === 0) return null;
  return (
    <section className={classes.group}>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map((shortcut) => {
          const { keys, label } = shortcut;
          const isSequence = keys.length > 1 && isPlain(shortcut);
          return (
            <div key={keys.join(' ')}>
              <dt>{label}</dt>
              <dd>
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && <span className={classes.between}>{isSequence ? t('shortcuts.then') : '+'}</span>}
                    <Kbd>{t(`shortcuts.key.${key}`, { defaultValue: key })}</Kbd>
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
