// The simulator opened from a record or a saved simulation: its terms become the address's inputs.
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { contractTemplateApi } from '@wattpact/domain/negotiations/negotiation-api';
import { offerApi } from '@wattpact/domain/offers/offer-api';
import { type ProjectRecord, projectApi } from '@wattpact/domain/projects/project-api';
import { seriesApi } from '@wattpact/domain/series/series-api';
import { simulationApi } from '@wattpact/domain/simulation/simulation-api';
import { sumOf } from '@wattpact/domain/simulation/typical-year';
import { type ReactNode, useEffect } from 'react';
import { apiQuery } from '../../platform/api/query.ts';
import { useActingEntity } from '../../platform/session/acting-entity.ts';
import { GatedRecord } from '../../records/gated-record.tsx';
import { inputsOfContract, inputsOfOffer, inputsOfProject } from './inputs-of-items.ts';
import { inputsOfSaved } from './saved/inputs-of-saved.ts';
import { demoInputs } from './simulation-inputs.ts';
import { useImportedYears } from './use-imported-years.ts';

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
  return <GatedRecord query={project}>{(data) => <FromFoundProject project={data} />}</GatedRecord>;
};

/** Its company knows with which profile it delivers; everybody else takes the invented one. */
function FromFoundProject({ project }: { project: ProjectRecord }) {
  const { entities, isLoading } = useActingEntity();
  const isOwn = entities.some(({ id }) => id === project.sellerLegalEntity.id);
  const chosen = useQuery({ ...apiQuery(seriesApi.getProfile, { params: { id: project.id } }), enabled: isOwn });
  const seriesId = chosen.data?.seriesId ?? '';
  const { imported, isPending } = useImportedYears({ ...demoInputs, seriesId });
  if (isLoading || (isOwn && chosen.isPending) || isPending) return null;
  const profile = seriesId === '' ? undefined : { seriesId, yearly: imported.profile && sumOf(imported.profile) };
  return <Fill inputs={inputsOfProject(project, profile)} />;
}

const FromOffer = ({ id }: { id: string }) => {
  const offer = useQuery(apiQuery(offerApi.get, { params: { id } }));
  return <GatedRecord query={offer}>{(data) => <Fill inputs={inputsOfOffer(data, new Date())} />}</GatedRecord>;
};

const FromContract = ({ id }: { id: string }) => {
  const contract = useQuery(apiQuery(energyContractApi.get, { params: { id } }));
  return <GatedRecord query={contract}>{(data) => <Fill inputs={inputsOfContract(data)} />}</GatedRecord>;
};

const FromVersion = ({ id, templateId }: { id: string; templateId: string }) => {
  const version = useQuery(apiQuery(contractTemplateApi.get, { params: { id, templateId } }));
  return <GatedRecord query={version}>{(data) => <Fill inputs={inputsOfContract(data.terms)} />}</GatedRecord>;
};

const FromSaved = ({ id }: { id: string }) => {
  const saved = useQuery(apiQuery(simulationApi.get, { params: { id } }));
  return (
    <GatedRecord query={saved}>{(data) => <Fill inputs={{ ...inputsOfSaved(data), saved: data.id }} />}</GatedRecord>
  );
};

function Fill({ inputs }: { inputs: Record<string, string> }) {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address takes the terms over once
  useEffect(() => {
    void router.navigate({ to: '.', search: inputs, replace: true } as never);
  }, []);
  return null;
}
