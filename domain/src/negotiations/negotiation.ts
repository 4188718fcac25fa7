// A negotiation between two entities over a project or an offer: its messages, and the terms of its contract template.
import { z } from 'zod';
import { contractFaults, energyContractShape, normalisedContract } from '../energy-contracts/energy-contract.ts';
import { termsTracked } from '../energy-contracts/energy-contract-sections.ts';
import { withRules } from '../fields/rules.ts';
import { id, text } from '../fields/texts.ts';
import { marketKinds } from '../records/kinds.ts';

export const maximumMessageLength = 2000;
export const maximumMessageFiles = 5;
export const termField = z.enum(termsTracked);
const messageText = text(1, maximumMessageLength);

/** The term that a message is about, in the version that its writer was reading. */
const termRef = z.strictObject({ templateId: id, field: termField });

export const newMessage = z.strictObject({
  text: messageText,
  files: z.array(id).max(maximumMessageFiles).optional(),
  termRef: termRef.optional(),
});

/** What a page says over its socket while its user is typing. */
export const typingSaid = z.strictObject({ negotiationId: id });

/** The id field matches the kind of item. */
export const newNegotiation = withRules(
  z.strictObject({
    entityType: z.enum(marketKinds),
    projectId: id.optional(),
    offerId: id.optional(),
    legalEntityId: id,
    message: messageText.optional(),
  }),
  ({ entityType, projectId, offerId }) => {
    if (entityType === 'PROJECT' && projectId === undefined)
      return [{ path: ['projectId'], key: 'error_required.project_id' }];
    return entityType === 'OFFER' && offerId === undefined
      ? [{ path: ['offerId'], key: 'error_required.offer_id' }]
      : [];
  },
);

/** A contract without its first party; the server sets the role and the second party from the negotiation. */
export const templateShape = energyContractShape
  .omit({ firstPartyLegalEntityId: true, negotiationId: true, projectId: true })
  .extend({
    roleInEnergyContract: energyContractShape.shape.roleInEnergyContract.optional(),
    secondPartyFiscalInfo: z.looseObject({}).optional(),
    negotiationId: id.optional(),
    projectId: id.optional(),
  });
export type TemplatePayload = z.infer<typeof templateShape>;
export const templatePayload = withRules(templateShape, ({ secondPartyFiscalInfo: _, ...terms }) =>
  contractFaults(terms),
).overwrite(({ roleInEnergyContract: _role, secondPartyFiscalInfo: _second, ...terms }) => normalisedContract(terms));
/** The stored part of a version: the terms alone, the same for both sides. */
export type TemplateTerms = Omit<
  TemplatePayload,
  'roleInEnergyContract' | 'secondPartyFiscalInfo' | 'negotiationId' | 'projectId'
>;
