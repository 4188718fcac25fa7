// The colour of each status; its label always stands beside it.

export type Tone = 'green' | 'yellow' | 'red' | 'blue' | 'grey' | 'amber' | 'accent';

const byTone: Record<'green' | 'yellow' | 'red' | 'blue' | 'grey', readonly string[]> = {
  green: [
    'approved',
    'active',
    'in_force',
    'paid',
    'confirmed',
    'validated',
    'available',
    'published',
    'payment_done',
    'sent',
    'answered',
  ],
  yellow: ['pending', 'pending_validation', 'edited', 'edit', 'waiting_payment', 'user_soft_deleted', 'queued', 'open'],
  red: [
    'rejected',
    'deleted',
    'overdue',
    'not_published',
    'terminated',
    'user_deleted',
    'payment_missing',
    'negotiation_cancelled',
    'failed',
    'payment_rejected',
  ],
  blue: ['created', 'inactive', 'ongoing', 'fractioned', 'upcoming', 'confirmation_uploaded', 'invoice_file_uploaded'],
  grey: ['cancelled', 'closed', 'draft'],
};

const tones = new Map(
  Object.entries(byTone).flatMap(([tone, statuses]) => statuses.map((status) => [status, tone as Tone])),
);

/** Statuses of negotiations are upper case; this table has all in lower case. */
export const toneOf = (status: string): Tone => tones.get(status.toLowerCase()) ?? 'grey';
