// The simulator opened from a record or a saved simulation: its terms become the address's inputs.
import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { contractTemplateApi, negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { offerApi } from '@wattpact/domain/offers/offer-api';
import { projectApi } from '@wattpact/domain/projects/project-api';
import { simulationApi } from '@wattpact/domain/simulation/simulation-api';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../platform/api/query.ts';
import { useActingEntity } from '../../../platform/session/acting-entity.ts';
import { GatedRecord } from '../../../records/gated-record.tsx';
import { PageHeader } from '../../../ui/app-shell/page-header.tsx';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { inputsOfSaved } from '../saved/inputs-of-saved.ts';
import { inputsOfContract, inputsOfOffer, inputsOfProject } from './inputs-of-items.ts';
import type { Opening } from './opening.ts';
import type { ProjectDelivery } from './opening-parts.ts';
import { stateWith } from './opening-state.ts';
import { type DeliveringProject, fetchDelivery } from './project-delivery.ts';

interface FilledProps {
  search: Record<string, unknown>;
  /** The simulator, once its inputs stand in the address. */
  children: ReactNode;
}

export function Filled({ search, children }: FilledProps) {
  const { projectId, offerId, energyContractId, negotiationId, templateId, saved, seed } = search;
  if (projectId !== undefined) return <FromProject id={String(projectId)} />;
  if (offerId !== undefined) return <FromOffer id={String(offerId)} />;
  if (energyContractId !== undefined) return <FromContract id={String(energyContractId)} />;
  if (negotiationId !== undefined && templateId !== undefined)
    return <FromVersion id={String(negotiationId)} templateId={String(templateId)} />;
  // The seed always stands with the inputs; a link to a saved simulation has its id alone.
  if (saved !== undefined && seed === undefined) return <FromSaved id={String(saved)} />;
  return children;
}

const FromProject = ({ id }: { id: string }) => {
  const project = useQuery(apiQuery(projectApi.get, { params: { id } }));
  return (
    <GatedRecord query={project}>
      {(data) => (
        <WithDelivery project={{ id, sellerId: data.sellerLegalEntity.id }}>
          {(delivery) => <Fill {...inputsOfProject(data, delivery)} />}
        </WithDelivery>
      )}
    </GatedRecord>
  );
};

const FromOffer = ({ id }: { id: string }) => {
  const offer = useQuery(apiQuery(offerApi.get, { params: { id } }));
  return <GatedRecord query={offer}>{(data) => <Fill {...inputsOfOffer(data, new Date())} />}</GatedRecord>;
};

const FromContract = ({ id }: { id: string }) => {
  const contract = useQuery(apiQuery(energyContractApi.get, { params: { id } }));
  return (
    <GatedRecord query={contract}>
      {(data) => (
        <WithDelivery project={data.project}>
          {(delivery) => <Fill {...inputsOfContract(data, delivery)} />}
        </WithDelivery>
      )}
    </GatedRecord>
  );
};

const FromVersion = ({ id, templateId }: { id: string; templateId: string }) => {
  const version = useQuery(apiQuery(contractTemplateApi.get, { params: { id, templateId } }));
  const negotiation = useQuery(apiQuery(negotiationApi.get, { params: { id } }));
  return (
    <GatedRecord query={version}>
      {({ terms }) => (
        <GatedRecord query={negotiation}>
          {({ entityType, item, entities }) => {
            const sellerId = entities.find(({ side }) => side === 'SELLER')?.id;
            return (
              <WithDelivery project={entityType === 'PROJECT' ? { id: item.id, sellerId } : undefined}>
                {(delivery) => <Fill {...inputsOfContract(terms, delivery)} />}
              </WithDelivery>
            );
          }}
        </GatedRecord>
      )}
    </GatedRecord>
  );
};

const FromSaved = ({ id }: { id: string }) => {
  const saved = useQuery(apiQuery(simulationApi.get, { params: { id } }));
  return (
    <GatedRecord query={saved}>
      {(data) => <Fill inputs={{ ...inputsOfSaved(data), saved: data.id }} remarks={[]} />}
    </GatedRecord>
  );
};

interface WithDeliveryProps {
  /** None: the record is of no project. */
  project: DeliveringProject | undefined;
  children: (delivery: ProjectDelivery) => ReactNode;
}

/** A call that failed is said: the invented profile would stand in without a word. */
function WithDelivery({ project, children }: WithDeliveryProps) {
  const { t } = useTranslation('simulation');
  const client = useQueryClient();
  const { withRole, isLoading } = useActingEntity();
  // Administrators get all companies, and have a role in none.
  const own = withRole('view').entities.map(({ id }) => id);
  const { data, isLoadingError, error, refetch } = useQuery({
    queryKey: ['delivery of project', project?.id, own],
    queryFn: () => (project ? fetchDelivery(client, project, own) : {}),
    enabled: !isLoading,
    // The calls in it are repeated each by itself.
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (data) return children(data);
  if (!isLoadingError) return <Skeleton height={168} radius="md" />;
  return (
    <>
      <PageHeader title={t('title')} />
      <FailedPart title={t('opening.profile_failed')} error={error} onRetry={refetch} />
    </>
  );
}

function Fill({ inputs, remarks }: Opening) {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address takes the terms over once
  useEffect(() => {
    void router.navigate({ to: '.', search: inputs, replace: true, state: stateWith(remarks) } as never);
  }, []);
  return null;
}
