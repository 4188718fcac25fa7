// A stable colour for a company, and a person's own colour.
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';

// Copied from the domain: its users module would bring its schemas along.
const colors = ['teal', 'blue', 'amber', 'violet', 'rose', 'slate', 'lime', 'cyan'] as const;

/** Chosen the same way as the server does for a new account. */
export const colorOf = (id: string): string => colors[Number.parseInt(id.slice(-4), 16) % colors.length] ?? 'teal';

/** A user who has left keeps the colour of their account. */
export const personColor = (participants: NegotiationRecord['participants'], userId: string): string =>
  participants.find((one) => one.userId === userId)?.avatarColor ?? colorOf(userId);
