// How long webhooks wait, for the metrics. Whether receivers answer is their owners' affair.
import type { FigureSource } from '../../platform/metrics/metrics.ts';
import type { Platform } from '../../platform/platform.ts';
import { oldestDue } from './delivery-queries.ts';

export const webhookFigures = ({ db }: Platform): FigureSource => ({
  name: 'webhooks',
  everyMs: 15_000,
  read: async () => [
    {
      name: 'wattpact_webhook_oldest_due_seconds',
      help: 'How long the webhook delivery that is due for longest has waited.',
      labelNames: [],
      values: [{ labels: {}, value: await oldestDue(db) }],
    },
  ],
});
