// Saves the terms of a form under a new name, or in place of terms that the company has already saved.
import { Select } from '@mantine/core';
import type { SavedTermsContent } from '@wattpact/domain/saved-terms/saved-terms';
import { type SavedTermsRow, savedTermsApi } from '@wattpact/domain/saved-terms/saved-terms-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { repeatKey } from '../../platform/api/repeat-key.ts';
import { useAct } from '../../records/use-act.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { NameField } from './name-field.tsx';
import classes from './saved-terms.module.css';

interface SaveTermsDialogProps {
  entityId: string;
  saved: readonly SavedTermsRow[];
  terms: SavedTermsContent;
  onClose: () => void;
}

export default function SaveTermsDialog({ entityId, saved, terms, onClose }: SaveTermsDialogProps) {
  const { t } = useTranslation();
  const { isPending, run } = useAct('saved_terms');
  const [name, setName] = useState('');
  const [replacedId, setReplacedId] = useState<string | null>(null);
  const [key] = useState(repeatKey);
  const { length: count } = Object.keys(terms);
  const replaced = saved.find(({ id }) => id === replacedId);
  const save = () => {
    if (replaced) {
      const { id, name: kept, version } = replaced;
      return call(savedTermsApi.update, { params: { id }, body: { name: kept, terms }, version });
    }
    const body = { legalEntityId: entityId, name: name.trim(), terms };
    return call(savedTermsApi.create, { body, idempotencyKey: key.of(body) });
  };
  return (
    <FormDialog
      size={480}
      title={t('saved_terms.save_title')}
      submitLabel={t('save')}
      busy={isPending}
      disabled={count === 0 || (!replaced && name.trim() === '')}
      onSubmit={(event) => {
        event.preventDefault();
        // The form of the dialog lies within the one of the wizard.
        event.stopPropagation();
        void run<unknown>(save, {
          done: t('saved_terms.saved'),
          failed: t('saved_terms.not_changed'),
          onDone: onClose,
        });
      }}
      onClose={onClose}
    >
      <p className={classes.help}>{t(count === 0 ? 'saved_terms.empty' : 'saved_terms.save_help', { count })}</p>
      {saved.length > 0 && (
        <Select
          clearable
          label={t('saved_terms.replace')}
          placeholder={t('saved_terms.as_new')}
          data={saved.map((one) => ({ value: one.id, label: one.name }))}
          value={replacedId}
          onChange={setReplacedId}
        />
      )}
      {!replaced && <NameField value={name} onChange={setName} />}
    </FormDialog>
  );
}
