// The error of a list that could not be loaded: which list, and a button to retry.
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../feedback/empty-state.tsx';

interface ListErrorProps {
  /** In `errorMessages`; without one, the general sentence is shown. */
  messageKey: string | undefined;
  onRetry: (() => void) | undefined;
}

export function ListError({ messageKey, onRetry }: ListErrorProps) {
  const { t } = useTranslation();
  // If the connection fails, the texts may not load either.
  const messages = useTranslation('errorMessages', { useSuspense: false });
  const title = messageKey !== undefined && messages.ready ? messages.t(messageKey as never) : t('generic_error.title');
  return (
    <div role="alert">
      <EmptyState
        icon={IconAlertTriangle}
        title={title}
        text={t('generic_error.description')}
        action={<Button onClick={onRetry ?? (() => location.reload())}>{t('generic_error.retry')}</Button>}
      />
    </div>
  );
}
