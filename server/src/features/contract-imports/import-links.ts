// What the rules between the parties, the negotiation and the project need, of a row that is no contract yet.
import {
  contractConditions,
  type EnergyContractPayload,
  energyContractShape,
  secondParty,
} from '@wattpact/domain/energy-contracts/energy-contract';
import { normaliseFiscalNumber } from '@wattpact/domain/fiscal-numbers/fiscal-number';
import { z } from 'zod';
import type { Judged } from '../energy-contracts/registration-rules-service.ts';

export type Linked = Judged & Pick<EnergyContractPayload, 'negotiationId' | 'projectId'>;

const { negotiationId, projectId } = energyContractShape.shape;
const { country, fiscalNumber } = secondParty.shape;
/** Each part is read by itself, so that one that cannot be read hides nothing of the others. */
const linkedParts = z.object({
  negotiationId: negotiationId.catch(undefined),
  projectId: projectId.catch(undefined),
  secondPartyFiscalInfo: z.object({ country, fiscalNumber }).optional().catch(undefined),
  financialConditions: z
    .object({ totalPurchasedCapacity: contractConditions.shape.totalPurchasedCapacity })
    .optional()
    .catch(undefined),
});

export function readableParts(payload: unknown): Linked {
  const { secondPartyFiscalInfo: second, ...parts } = linkedParts.parse(payload);
  if (!second) return parts;
  const number = normaliseFiscalNumber(second.country, second.fiscalNumber);
  return { ...parts, secondPartyFiscalInfo: { ...second, fiscalNumber: number } };
}
