// The companies in which the user has a role, and the role in each.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { userApi } from '@wattpact/domain/users/user-api';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../platform/address/paths.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { RowsPaper } from '../../../ui/record/plain-rows.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { CompanyRow } from '../person/person-rows.tsx';

const companiesQuery = apiQuery(userApi.companies);

export function CompaniesSection() {
  const { t } = useTranslation('profile');
  const { data: companies, isLoadingError, error, refetch } = useQuery(companiesQuery);
  if (!companies)
    return (
      <SectionPaper title={t('person.companies')}>
        {isLoadingError ? <FailedPart error={error} onRetry={refetch} /> : <Skeleton height={56} />}
      </SectionPaper>
    );
  return (
    <RowsPaper title={t('person.companies')} none={t('person.no_own_companies')}>
      {companies.map((place) => (
        <CompanyRow key={place.legalEntityId} place={place} to={paths.legalEntity(place.legalEntityId)} />
      ))}
    </RowsPaper>
  );
}
