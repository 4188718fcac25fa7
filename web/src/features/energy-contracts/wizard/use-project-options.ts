// The projects that a contract may be over: the first party's own approved ones, and one that it already has.
import { useQuery } from '@tanstack/react-query';
import { projectApi } from '@wattpact/domain/projects/project-api';
import { useTranslation } from 'react-i18next';
import type { FailedOptions } from '../../../platform/address/filter-values.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import type { ContractValues } from './contract-form.ts';

interface ProjectOptions {
  options: readonly { value: string; label: string }[];
  /** Set if they could not be loaded. */
  failed: FailedOptions | undefined;
}

/** A negotiation or a stored contract may bring a project of another company. */
export function useProjectOptions({
  firstPartyLegalEntityId: owner,
  projectId,
}: Pick<ContractValues, 'firstPartyLegalEntityId' | 'projectId'>): ProjectOptions {
  const { t } = useTranslation('energyContracts');
  const { data = [], isLoadingError, error, refetch } = useQuery(apiQuery(projectApi.approved));
  const own = data
    .filter(({ sellerLegalEntityId }) => sellerLegalEntityId === owner)
    .map(({ id, designation }) => ({ value: id, label: designation }));
  const isOther = projectId !== null && !own.some(({ value }) => value === projectId);
  return {
    options: isOther ? [...own, { value: projectId, label: t('wizard.negotiated_project') }] : own,
    failed: isLoadingError ? { error, retry: refetch } : undefined,
  };
}
