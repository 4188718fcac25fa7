// The error of a list that could not be loaded: which list, and a button to retry.
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { requestNumberOf } from '../../platform/api/request-number.ts';
import { EmptyState } from '../feedback/empty-state.tsx';

interface ListErrorProps {
  /** In `errorMessages`; without one, the general sentence is shown. */
  messageKey: string | undefined;
  /** What the call failed with: its number is told to support. */
  error: unknown;
  onRetry: (() => void) | undefined;
}

export default function ListError({ messageKey, error, onRetry }: ListErrorProps) {
  const { t } = useTranslation();
  // If the connection fails, the texts may not load either.
  const messages = useTranslation('errorMessages', { useSuspense: false });
  const title = messageKey !== undefined && messages.ready ? messages.t(messageKey as never) : t('generic_error.title');
  const requestId = requestNumberOf(error);
  return (
    <div role="alert">
      <EmptyState
        icon={IconAlertTriangle}
        title={title}
        text={t('generic_error.description')}
        note={requestId && t('generic_error.number', { requestId })}
        action={<Button onClick={onRetry ?? (() => location.reload())}>{t('generic_error.retry')}</Button>}
      />
    </div>
  );
}
