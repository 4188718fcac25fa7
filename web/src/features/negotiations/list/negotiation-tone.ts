// The colour of each negotiation status; a cancelled invoice is grey, a cancelled negotiation red.
import type { NegotiationStatus } from '@wattpact/domain/negotiations/negotiation-status';
import type { Tone } from '../../../ui/text/status-tones.ts';

export const negotiationTone: Record<NegotiationStatus, Tone> = {
  AVAILABLE: 'green',
  ONGOING: 'blue',
  CLOSED: 'grey',
  CANCELLED: 'red',
};
