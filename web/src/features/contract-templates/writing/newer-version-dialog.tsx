// Somebody sent another version while the user was writing: shows its changes and keeps the input.

import { useQuery } from '@tanstack/react-query';
import { authorWords } from '@wattpact/domain/api-keys/author-words';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { ChangesList } from '../changes-list.tsx';
import { templateChanges, templateQuery, templatesQuery } from '../template-queries.ts';
import type { Newest } from './item-terms.ts';

interface NewerVersionDialogProps {
  negotiationId: string;
  /** The newest version that the user had seen. */
  seen: number;
  hasSeen: boolean;
  opened: boolean;
  onClose: () => void;
  /** The user has seen that version now, and may send theirs after it. */
  onContinue: (newest: Newest) => void;
}

export function NewerVersionDialog(props: NewerVersionDialogProps) {
  const { negotiationId, seen, hasSeen, opened, onClose, onContinue } = props;
  const { t } = useTranslation('negotiations');
  const { data } = useQuery({ ...templatesQuery(negotiationId), enabled: opened, staleTime: 0 });
  const newest = data?.[0];
  const isKnown = newest !== undefined && newest.version > seen;
  const { data: read } = useQuery({ ...templateQuery(negotiationId, newest?.id ?? ''), enabled: opened && isKnown });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('template.newer_title')}
      confirmLabel={t('template.newer_continue')}
      keepLabel={t('template.newer_stay')}
      disabled={!read}
      onConfirm={() => {
        if (read) onContinue(read);
        onClose();
      }}
    >
      {isKnown && (
        <>
          <p>
            {t('template.newer_text', {
              author: authorWords(newest.authorName, newest.apiKey, t),
              version: newest.version,
            })}
          </p>
          {hasSeen && (
            <ChangesList source={templateChanges(negotiationId)} from={seen} to={newest.version} withAuthors />
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
