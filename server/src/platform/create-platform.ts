// Creates the platform: what calls and jobs share.
import { watchOutages } from './database/outages.ts';
import { createDocuments } from './documents/documents.ts';
import { createFileStorage } from './files/file-storage.ts';
import { watchFreeSpace } from './files/free-space.ts';
import { createMailer } from './mail/mailer.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { Platform } from './platform.ts';
import { logSlowStatements } from './statements/slow-statements.ts';
import { loadTexts } from './texts/texts.ts';
import { createTracing } from './tracing/tracing.ts';

type PlatformParts = Pick<Platform, 'config' | 'pool' | 'db' | 'log'>;

export async function createPlatform(given: PlatformParts): Promise<Platform> {
  const { config } = given;
  logSlowStatements({ ...given, ...config });
  return {
    ...given,
    outages: watchOutages(given),
    files: createFileStorage(given),
    freeSpace: watchFreeSpace(given),
    documents: createDocuments(),
    mailer: createMailer(config),
    metrics: await createMetrics(given),
    tracing: await createTracing(given),
    texts: await loadTexts(),
  };
}
