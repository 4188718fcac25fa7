// A part of a page whose call failed: says so in its place, with a button to try again.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from './notice.tsx';

interface FailedPartProps {
  /** What could not be loaded; without one, that this part could not. */
  title?: string;
  onRetry: () => unknown;
}

export function FailedPart({ title, onRetry }: FailedPartProps) {
  const { t } = useTranslation();
  const retry = (
    <Button variant="default" size="xs" onClick={() => void onRetry()}>
      {t('generic_error.retry')}
    </Button>
  );
  return <Notice kind="reject" title={title ?? t('generic_error.part')} action={retry} live />;
}
