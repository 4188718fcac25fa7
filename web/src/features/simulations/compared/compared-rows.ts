// What the simulator is asked for the projects or offers of a comparison: their terms, as it opens from each of them.
import type { QueryClient } from '@tanstack/react-query';
import type { OfferRow } from '@wattpact/domain/offers/offer-api';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { paths } from '../../../platform/address/paths.ts';
import { checkedInputs } from '../checked-inputs.ts';
import { inputsOfOffer, inputsOfProject } from '../opening/inputs-of-items.ts';
import { fetchOwnProfile } from '../opening/project-delivery.ts';
import { readInputs, type SimulationInputs } from '../simulation-inputs.ts';
import type { SimulationRequest } from '../simulation-runner.ts';

export interface ComparedRow {
  /** Another version may have other terms, another profile other hours. */
  key: string;
  name: string;
  to: string;
  inputs: SimulationInputs;
  hasOwnProfile: boolean;
  /** Undefined for terms that cannot be simulated. */
  request: SimulationRequest | undefined;
}

function rowOf(
  { key, name, to }: Pick<ComparedRow, 'key' | 'name' | 'to'>,
  query: Record<string, string>,
  profile?: Float64Array,
): ComparedRow {
  const inputs = readInputs(query);
  const checked = checkedInputs(inputs);
  const isWhole = inputs.seriesId === '' || profile !== undefined;
  const imported = { profile, prices: undefined };
  return {
    key,
    name,
    to,
    inputs,
    hasOwnProfile: inputs.seriesId !== '',
    request: 'input' in checked && isWhole ? { ...checked, structures: [], imported, inputs } : undefined,
  };
}

/** Its company knows with which profile it delivers; everybody else takes the invented one. */
export async function rowOfProject(
  client: QueryClient,
  project: ProjectRecord,
  ownCompanies: readonly string[],
): Promise<ComparedRow> {
  const { id, version, designation: name, sellerLegalEntity } = project;
  const shown = { key: `${id} ${version}`, name, to: paths.simulator({ projectId: id }) };
  const profile = ownCompanies.includes(sellerLegalEntity.id) ? await fetchOwnProfile(client, id) : undefined;
  if (!profile) return rowOf(shown, inputsOfProject(project).inputs);
  // Neither another profile nor a new file of it makes a new version of the project.
  const key = `${shown.key} ${profile.seriesId} ${profile.version}`;
  return rowOf({ ...shown, key }, inputsOfProject(project, { profile }).inputs, profile.year);
}

export const rowOfOffer = (offer: OfferRow & { version: number }, today: Date): ComparedRow =>
  rowOf(
    { key: `${offer.id} ${offer.version}`, name: offer.name, to: paths.simulator({ offerId: offer.id }) },
    inputsOfOffer(offer, today).inputs,
  );
