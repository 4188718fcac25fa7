// A company as administrators see it: its review, and what it has of each kind, in a tab each.
import { useQuery } from '@tanstack/react-query';
import { type Dossier, type DossierKind, dossierApi } from '@wattpact/domain/dossier/dossier-api';
import { adminLegalEntityApi, type LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/api/query.ts';
import type { RecordParts } from '../../records/frame/record-parts.ts';
import { ReviewPage } from '../../records/review/review-page.tsx';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { PagePending } from '../../ui/feedback/page-pending.tsx';
import type { QueryTab } from '../../ui/record/query-tabs.tsx';
import { legalEntityKind } from '../legal-entities/legal-entity-kind.ts';
import { EmployeesTab } from '../legal-entities/page/employees-tab.tsx';
import { EntityDocuments, useEntityParts } from '../legal-entities/page/entity-parts.tsx';
import { useOwnerAct } from '../legal-entities/page/use-owner-act.tsx';
import { entityLists } from './entity-lists.tsx';
import { IdentityPaper } from './identity-paper.tsx';

export const LegalEntityDossierPage = () => (
  <ReviewPage kind={legalEntityKind} call={adminLegalEntityApi.get} useParts={useDossierParts} />
);

function useDossierParts(entity: LegalEntityRecord): RecordParts {
  const { t } = useTranslation(['legalEntity', 'common']);
  const {
    data: dossier,
    isLoadingError,
    error,
    refetch,
  } = useQuery(apiQuery(dossierApi.get, { params: { id: entity.id } }));
  const parts = useEntityParts(entity);
  const tabs: QueryTab[] = [
    {
      value: 'overview',
      label: t('legalEntity:tabs.overview'),
      content: (
        <>
          {isLoadingError && <FailedPart error={error} onRetry={refetch} />}
          <Overview entity={entity} sameNumber={dossier?.sameNumber} />
        </>
      ),
    },
    {
      value: 'employees',
      label: t('legalEntity:tabs.employees'),
      content: <EmployeesTab entity={entity} />,
      count: entity.employees.length,
    },
    ...Object.entries(entityLists).map(([kind, List]) => ({
      value: kind,
      label: t(`legalEntity:tabs.${kind}`),
      content: <OneList entityId={entity.id} list={List} />,
      count: dossier?.counts[kind as DossierKind],
      // A list reads the address, so two must not be drawn at once.
      onlyWhenOpen: true,
    })),
  ];
  return { ...parts, tabs, menu: [useOwnerAct(entity)] };
}

interface OverviewProps {
  entity: LegalEntityRecord;
  sameNumber: Dossier['sameNumber'] | undefined;
}

/** What is to be judged first: who the company is, and the papers that prove it. */
function Overview({ entity, sameNumber }: OverviewProps) {
  return (
    <>
      <IdentityPaper entity={entity} sameNumber={sameNumber} />
      <EntityDocuments files={entity.files} />
    </>
  );
}

function OneList({ entityId, list: List }: { entityId: string; list: ComponentType<{ entityId: string }> }) {
  return (
    <Suspense fallback={<PagePending />}>
      <List entityId={entityId} />
    </Suspense>
  );
}
