// Creating a project or an offer needs CONTRACTING in an approved entity; other users read what is missing.
import type { ReviewedKindName, TextsOf } from '@wattpact/domain/records/kinds';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActingEntity } from '../../platform/session/acting-entity.ts';
import { PendingNotice } from '../../records/pending-notice.tsx';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

interface ContractingGateProps {
  /** The namespace of the new record's kind. */
  base: TextsOf<ReviewedKindName>;
  /** Receives the entity for which the user acts. */
  children: (entityId: string) => ReactNode;
}

export function ContractingGate({ base, children }: ContractingGateProps) {
  const { t } = useTranslation(['common', base]);
  const { entities, withRole, isLoading } = useActingEntity();
  const { preferred } = withRole('contracting');
  if (isLoading) return null;
  if (preferred) return children(preferred.id);
  return (
    <>
      <PageHeader title={t(`${base}:create`)} />
      {entities.length === 0 ? (
        <PendingNotice />
      ) : (
        <Notice kind="information" title={t('common:market.no_contracting')}>
          {t('common:market.no_contracting_text')}
        </Notice>
      )}
    </>
  );
}
