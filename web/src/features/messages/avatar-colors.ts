// A steady colour for a company, and a person's own.
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';

// Those of the domain, repeated here: its module of users brings its schemas along.
const colors = ['teal', 'blue', 'amber', 'violet', 'rose', 'slate', 'lime', 'cyan'] as const;

/** As the server gives a new account its colour. */
export const colorOf = (id: string): string => colors[Number.parseInt(id.slice(-4), 16) % colors.length] ?? 'teal';

/** Whoever has left has the colour that he was given. */
export const personColor = (participants: NegotiationRecord['participants'], userId: string): string =>
  participants.find((one) => one.userId === userId)?.avatarColor ?? colorOf(userId);
