// Registers a contract: it goes to an administrator, and its page opens. A negotiation's agreed terms are filled in.
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { projectApi } from '@wattpact/domain/projects/project-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../platform/api/query.ts';
import { ApiError } from '../../../platform/api/request.ts';
import { useActingEntity } from '../../../platform/session/acting-entity.ts';
import { NewRecord } from '../../../records/edit/new-record.tsx';
import { MarketGate } from '../../../records/market-gate.tsx';
import { EntityNotFound, GenericError } from '../../../ui/feedback/generic-pages.tsx';
import { WizardSkeleton } from '../../../ui/feedback/wizard-skeleton.tsx';
import { contractEditing } from './contract-editing.ts';
import { type ContractValues, negotiatedValues, newValues } from './contract-form.ts';
import { ContractWizard } from './contract-wizard.tsx';
import { EndedNegotiation } from './ended-negotiation.tsx';
import { negotiatedQuery } from './negotiated.ts';

export function RegisterContractPage() {
  const { t } = useTranslation('energyContracts');
  const { negotiationId } = useSearch({ strict: false }) as { negotiationId?: string };
  return (
    <MarketGate title={t('wizard.create.title')}>
      {negotiationId ? <FromNegotiation key={negotiationId} id={negotiationId} /> : <FromNothing />}
    </MarketGate>
  );
}

function FromNothing() {
  const { t } = useTranslation();
  const { withRole, isLoading } = useActingEntity();
  // Of the owner's projects one can be chosen: a field that came later would move those below.
  const projects = useQuery(apiQuery(projectApi.approved));
  // When they could not be loaded the form says so; it stays while they are asked for again.
  const isFirstTry = projects.isLoading && projects.errorUpdateCount === 0;
  if (isLoading || isFirstTry) return <WizardSkeleton label={t('loading')} />;
  return <Registration values={newValues(withRole('registry').preferred?.id ?? null)} />;
}

/** It is none of theirs; other failures pass. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;

function FromNegotiation({ id }: { id: string }) {
  const { t } = useTranslation();
  const { withRole, isLoading } = useActingEntity();
  const own = withRole('registry').entities.map((one) => one.id);
  const negotiated = useQuery({ ...negotiatedQuery(id, own), enabled: !isLoading });
  if (isRefused(negotiated.error)) return <EntityNotFound />;
  if (negotiated.isLoadingError)
    return <GenericError error={negotiated.error} onRetry={() => void negotiated.refetch()} />;
  if (!negotiated.data) return <WizardSkeleton label={t('loading')} />;
  if ('ended' in negotiated.data) return <EndedNegotiation negotiationId={id} {...negotiated.data.ended} />;
  return <Registration from={id} values={negotiatedValues(negotiated.data)} />;
}

/** @param from the negotiation: its draft is stored apart from those of other new contracts */
function Registration({ from, values }: { from?: string; values: ContractValues }) {
  const [defaults] = useState(values);
  return <NewRecord editing={contractEditing} from={from} defaults={defaults} wizard={ContractWizard} />;
}
