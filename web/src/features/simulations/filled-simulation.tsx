// The simulator opened from a project or an offer: its terms become the address's inputs.
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { offerApi } from '@wattpact/domain/offers/offer-api';
import { projectApi } from '@wattpact/domain/projects/project-api';
import { useEffect } from 'react';
import { apiQuery } from '../../platform/api/query.ts';
import { GatedRecord } from '../../records/gated-record.tsx';
import { inputsOfOffer, inputsOfProject } from './inputs-of-items.ts';

export const FromProject = ({ id }: { id: string }) => {
  const project = useQuery(apiQuery(projectApi.get, { params: { id } }));
  return <GatedRecord query={project}>{(data) => <Fill inputs={inputsOfProject(data)} />}</GatedRecord>;
};

export const FromOffer = ({ id }: { id: string }) => {
  const offer = useQuery(apiQuery(offerApi.get, { params: { id } }));
  return <GatedRecord query={offer}>{(data) => <Fill inputs={inputsOfOffer(data, new Date())} />}</GatedRecord>;
};

function Fill({ inputs }: { inputs: Record<string, string> }) {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address takes the terms over once
  useEffect(() => {
    void router.navigate({ to: '.', search: inputs, replace: true } as never);
  }, []);
  return null;
}
