// What a process of servers or jobs tells those who watch it.
import { backupFigures } from './features/backups/backup-figures.ts';
import { productFigures } from './features/figures/product-figures.ts';
import { webhookFigures } from './features/webhooks/webhook-figures.ts';
import { queueFigures } from './platform/jobs/queue-figures.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import type { Platform } from './platform/platform.ts';
import { atEnd } from './running.ts';

export async function watchProcess(platform: Platform): Promise<void> {
  const served = await serveMetrics(platform, [queueFigures, productFigures, backupFigures, webhookFigures]);
  if (served) atEnd(() => served.stop());
}
