// What a list says that could not be loaded: which one, and a button to ask again.
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../feedback/empty-state.tsx';

interface ListErrorProps {
  /** In `errorMessages`; without one something went wrong. */
  messageKey: string | undefined;
  onRetry: (() => void) | undefined;
}

export function ListError({ messageKey, onRetry }: ListErrorProps) {
  const { t } = useTranslation();
  // When the connection fails its text may not come either.
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
