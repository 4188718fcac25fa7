// How far a version is accepted: by nobody, by one of the two sides, or by both.
import type { NegotiationRecord, TemplateSummary } from '@wattpact/domain/negotiations/negotiation-api';

type Version = Pick<TemplateSummary, 'acceptances'>;

export const isAcceptedBy = ({ acceptances }: Version, entityId: string | undefined): boolean =>
  acceptances.some(({ legalEntityId }) => legalEntityId === entityId);

export const isAgreed = (version: Version, { entities }: Pick<NegotiationRecord, 'entities'>): boolean =>
  entities.every(({ id }) => isAcceptedBy(version, id));
