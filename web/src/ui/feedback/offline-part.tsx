// In place of what loads, while there is no network: a placeholder would promise that it comes soon.
import { IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../platform/online.ts';
import { EmptyState } from './empty-state.tsx';

export function OfflinePart({ page = false }: { page?: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <EmptyState page={page} icon={IconWifiOff} title={t('connection.waiting')} text={t('connection.waiting_text')} />
    </div>
  );
}

/** @param children the placeholder while there is a network */
export const LoadingPart = ({ page, children }: { page?: boolean; children: ReactNode }) =>
  useOnline() ? children : <OfflinePart page={page ?? false} />;
