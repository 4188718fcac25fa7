// Writes a new version of a negotiation's contract, starting from an earlier version (the newest, or the one in the
// address), or from the project or purchase offer.
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { contractTemplateApi, type NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { offerApi } from '@wattpact/domain/offers/offer-api';
import { projectApi } from '@wattpact/domain/projects/project-api';
import { useEffect } from 'react';
import { useGo } from '../../../platform/address/navigation.ts';
import { paths } from '../../../platform/address/paths.ts';
import { call } from '../../../platform/api/call.ts';
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx';
import type { Terms } from '../../contract-terms/terms-form.ts';
import { negotiationQuery } from '../template-queries.ts';
import { type Base, termsOfOffer, termsOfProject } from './item-terms.ts';
import { TemplateForm } from './template-form.tsx';

/** The item may have left the marketplace and be unreadable: then the form starts empty. */
async function itemTerms({ entityType, item: { id } }: NegotiationRecord): Promise<Terms> {
  try {
    return entityType === 'PROJECT'
      ? termsOfProject(await call(projectApi.get, { params: { id } }))
      : termsOfOffer(await call(offerApi.get, { params: { id } }));
  } catch {
    return {};
  }
}

async function baseOf(negotiation: NegotiationRecord, chosen: string | undefined): Promise<Base> {
  const { id, templates } = negotiation;
  const get = (templateId: string) => call(contractTemplateApi.get, { params: { id, templateId } });
  const newestId = templates[0]?.id;
  if (newestId === undefined) return { terms: await itemTerms(negotiation), newest: undefined };
  const newest = await get(newestId);
  return { terms: chosen === undefined || chosen === newestId ? newest.terms : (await get(chosen)).terms, newest };
}

export function NewTemplatePage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const negotiation = useQuery({ ...negotiationQuery(id), refetchOnWindowFocus: false });
  return (
    <LoadedRecord query={negotiation} shape="wizard">
      {(found) => <Drafting key={found.id} negotiation={found} />}
    </LoadedRecord>
  );
}

function Drafting({ negotiation }: { negotiation: NegotiationRecord }) {
  const { from } = useSearch({ strict: false }) as { from?: string };
  const go = useGo();
  const { id } = negotiation;
  const mayAddVersion = negotiation.allowedActions.includes('draft');
  // Fetched once: if somebody else sends a version meanwhile, the form says so on sending.
  const base = useQuery({
    queryKey: ['drafting', id, from],
    queryFn: () => baseOf(negotiation, from),
    enabled: mayAddVersion,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // The form stays when the negotiation ends, so that nothing typed is lost; it says so.
  const isLocked = !mayAddVersion && base.data === undefined;
  useEffect(() => {
    if (isLocked) void go(paths.negotiations({ negotiationId: id }), { replace: true });
  }, [isLocked, go, id]);
  if (isLocked) return null;
  return (
    <LoadedRecord query={base} shape="wizard">
      {(found) => <TemplateForm negotiation={negotiation} base={found} chosen={from} />}
    </LoadedRecord>
  );
}
