// The dialog of a saved search: its name, and whether to notify of new matches. The name is required.
import { Switch, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';

interface SearchFieldsProps {
  title: string;
  /** The initial value until the user changes it; it may load late, or depend on the way of saving. */
  initial: { name: string; notify: boolean };
  busy: boolean;
  onSave: (given: { name: string; notify: boolean }) => void;
  onClose: () => void;
  children?: ReactNode;
}

const longestName = 100;

export function SearchFields({ title, initial, busy, onSave, onClose, children }: SearchFieldsProps) {
  const { t } = useTranslation(['common', 'errorMessages']);
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<boolean>();
  const name = typed ?? initial.name;
  const notify = chosen ?? initial.notify;
  const isTooLong = name.trim().length > longestName;
  return (
    <FormDialog
      size={480}
      title={title}
      submitLabel={t('save')}
      busy={busy}
      disabled={name.trim() === '' || isTooLong}
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ name: name.trim(), notify });
      }}
      onClose={onClose}
    >
      {children}
      <TextInput
        label={t('field.name')}
        placeholder={t('saved_search.name_placeholder')}
        required
        data-autofocus
        error={isTooLong ? t('errorMessages:error_max_length', { max: longestName }) : undefined}
        value={name}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Switch
        label={t('saved_search.notify')}
        description={t('saved_search.notify_help')}
        checked={notify}
        onChange={(event) => setChosen(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
