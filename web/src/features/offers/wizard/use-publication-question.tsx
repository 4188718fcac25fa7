// Asks on submission of an offer whether to publish it. Answering submits it, closing the dialog does not.
import { Checkbox } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';

interface PublicationQuestion {
  /** Resolves to the answer, or to undefined to cancel the submission. */
  ask: (published: boolean) => Promise<boolean | undefined>;
  dialog: ReactNode;
}

/** @param act decides the texts */
export function usePublicationQuestion(act: 'create' | 'edit', name: string): PublicationQuestion {
  const { t } = useTranslation(['offers', 'common']);
  const [opened, setOpened] = useState(false);
  const [published, setPublished] = useState(true);
  const answer = useRef<(value: boolean | undefined) => void>(undefined);
  const close = (value: boolean | undefined) => {
    setOpened(false);
    answer.current?.(value);
  };
  return {
    ask: (current) =>
      new Promise((resolve) => {
        answer.current = resolve;
        setPublished(current);
        setOpened(true);
      }),
    dialog: (
      <ConfirmDialog
        opened={opened}
        onClose={() => close(undefined)}
        title={t(`offers:submit.${act}.title`, { name })}
        confirmLabel={t(`offers:wizard.${act}.submit`)}
        keepLabel={t('offers:submit.back')}
        onConfirm={() => close(published)}
      >
        <p>{t(`offers:submit.${act}.text`)}</p>
        <Checkbox
          mt={16}
          label={t('offers:publish.label')}
          description={t('offers:publish.help')}
          checked={published}
          onChange={(event) => setPublished(event.currentTarget.checked)}
        />
      </ConfirmDialog>
    ),
  };
}
