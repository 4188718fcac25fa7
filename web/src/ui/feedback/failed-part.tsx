// A part of a page whose call failed: says so in its place, with a button to try again.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { requestNumberOf } from '../../platform/api/request-number.ts';
import { Notice } from './notice.tsx';

interface FailedPartProps {
  /** What could not be loaded; without one, that this part could not. */
  title?: string;
  /** What the call failed with, where it was one: its number is told to support. */
  error?: unknown;
  onRetry: () => unknown;
}

export function FailedPart({ title, error, onRetry }: FailedPartProps) {
  const { t } = useTranslation();
  const retry = (
    <Button variant="default" size="xs" onClick={() => void onRetry()}>
      {t('generic_error.retry')}
    </Button>
  );
  const requestId = requestNumberOf(error);
  return (
    <Notice kind="reject" title={title ?? t('generic_error.part')} action={retry} live>
      {requestId && t('generic_error.number', { requestId })}
    </Notice>
  );
}
