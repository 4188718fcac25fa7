// The pages for "not found" and for errors.
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconMapSearch, IconZoomQuestion } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { usePageName, useTabTitle } from '../../platform/address/page-name.ts';
import { ApiError } from '../../platform/api/request.ts';
import { requestNumberOf } from '../../platform/api/request-number.ts';
import { onBackOnline, useOnline } from '../../platform/online.ts';
import { hasUnsentInput } from '../../platform/unsent-input.ts';
import { EmptyState } from './empty-state.tsx';
import { OfflinePart } from './offline-part.tsx';

/** @param to where its button leads */
export function PageNotFound({ to, label }: { to: string; label: string }) {
  const { t } = useTranslation();
  usePageName(t('page_not_found.title'));
  // Also works without a frame around it.
  useTabTitle(t('page_not_found.title'));
  return (
    <EmptyState
      page
      icon={IconMapSearch}
      title={t('page_not_found.title')}
      text={t('page_not_found.description')}
      action={
        <Button component={AppLink} to={to}>
          {label}
        </Button>
      }
    />
  );
}

export function EntityNotFound() {
  const { t } = useTranslation();
  usePageName(t('entity_not_found.title'));
  return (
    <EmptyState
      page
      icon={IconZoomQuestion}
      title={t('entity_not_found.title')}
      text={t('entity_not_found.description')}
      action={
        <Button variant="default" onClick={() => history.back()}>
          {t('entity_not_found.back')}
        </Button>
      }
    />
  );
}

interface GenericErrorProps {
  error?: unknown;
  onRetry?: (() => void) | undefined;
}

const reload = () => location.reload();

export function GenericError({ error, onRetry }: GenericErrorProps) {
  const { t } = useTranslation();
  const retry = onRetry ?? reload;
  // What breaks off with the network fails a moment before the browser says that there is none.
  useEffect(
    () =>
      onBackOnline(() => {
        // To load the page anew would lose what is typed in a dialog over it.
        if (!hasUnsentInput()) retry();
      }),
    [retry],
  );
  if (!useOnline()) return <OfflinePart page />;
  const requestId = requestNumberOf(error);
  const isInterrupted = error instanceof ApiError && error.status === 503;
  return (
    <EmptyState
      page
      icon={IconAlertTriangle}
      title={t(isInterrupted ? 'service_interrupted.title' : 'generic_error.title')}
      text={t(isInterrupted ? 'service_interrupted.page' : 'generic_error.description')}
      note={requestId && t('generic_error.number', { requestId })}
      action={<Button onClick={retry}>{t('generic_error.retry')}</Button>}
    />
  );
}
