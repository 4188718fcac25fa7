// The colour of each negotiation status: a cancelled negotiation is red, unlike a cancelled invoice, which is grey.
import type { NegotiationStatus } from '@wattpact/domain/negotiations/negotiation-status';
import type { Tone } from '../../../ui/text/status-tones.ts';

export const negotiationTone: Record<NegotiationStatus, Tone> = {
  AVAILABLE: 'green',
  ONGOING: 'blue',
  CLOSED: 'grey',
  CANCELLED: 'red',
};
