// The saved terms, to rename and to delete.
import type { UseQueryResult } from '@tanstack/react-query';
import { type SavedTermsRow, savedTermsApi } from '@wattpact/domain/saved-terms/saved-terms-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { SavedItemsDialog } from '../../records/saved-items/saved-items-dialog.tsx';
import { useAct } from '../../records/use-act.ts';
import { useSeenVersion } from '../../records/use-seen-version.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { NameField } from './name-field.tsx';

interface ManageTermsDialogProps {
  list: UseQueryResult<SavedTermsRow[]>;
  onClose: () => void;
}

export default function ManageTermsDialog({ list, onClose }: ManageTermsDialogProps) {
  const { t } = useTranslation();
  return (
    <SavedItemsDialog
      list={list}
      texts={{
        title: t('saved_terms.title'),
        none: t('saved_terms.none'),
        renameOf: (name) => t('saved_terms.rename_of', { name }),
        deleteOf: (name) => t('saved_terms.delete_of', { name }),
      }}
      noteOf={({ legalEntityName }) => legalEntityName}
      renaming={(row, close) => <RenameDialog row={row} onClose={close} />}
      deletion={{
        about: 'saved_terms',
        texts: {
          act: t('saved_terms.delete'),
          consequence: t('saved_terms.delete_text'),
          failed: t('saved_terms.not_changed'),
        },
        remove: (id) => call(savedTermsApi.remove, { params: { id } }),
      }}
      onClose={onClose}
    />
  );
}

interface RenameDialogProps {
  row: SavedTermsRow;
  onClose: () => void;
}

function RenameDialog({ row: { id, name: before, version: present }, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  const { isPending, run } = useAct('saved_terms');
  const [name, setName] = useState(before);
  const { version, onRefused } = useSeenVersion(present);
  const rename = () => call(savedTermsApi.update, { params: { id }, body: { name: name.trim() }, version });
  return (
    <FormDialog
      onTop
      size={480}
      title={t('saved_terms.rename')}
      submitLabel={t('save')}
      busy={isPending}
      disabled={name.trim() === ''}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void run(rename, {
          done: t('saved_terms.renamed'),
          failed: t('saved_terms.not_changed'),
          onDone: onClose,
          onRefused,
        });
      }}
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} />
    </FormDialog>
  );
}
