// What all calls and jobs of the running server share, created once in main.ts or in a test.

import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Db } from './database/database.ts';
import type { DatabasePool } from './database/database-pool.ts';
import type { Outages } from './database/outages.ts';
import type { Documents } from './documents/documents.ts';
import type { FileStorage } from './files/file-storage.ts';
import type { FreeSpace } from './files/free-space.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Texts } from './texts/texts.ts';
import type { Tracing } from './tracing/tracing.ts';

export interface Platform {
  config: Config;
  pool: DatabasePool;
  db: Db;
  log: Logger;
  outages: Outages;
  files: FileStorage;
  freeSpace: FreeSpace;
  documents: Documents;
  mailer: Mailer;
  /** Undefined without METRICS. */
  metrics?: Metrics | undefined;
  /** Undefined without OTEL_EXPORTER_OTLP_ENDPOINT. */
  tracing?: Tracing | undefined;
  texts: Texts;
}
