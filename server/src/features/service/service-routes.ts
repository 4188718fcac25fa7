// Is the process up, can it work, and what must the pages know of this installation.

import { settingsApi } from '@wattpact/domain/settings/settings-api';
import { languages } from '@wattpact/domain/terms/enumerations';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { answerWithin } from '../../platform/database/away.ts';
import { interrupted } from '../../platform/http/problem-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';

/** A database that is silent, as after a loss of power, must not make a balancer wait. */
const patienceMs = 2000;

/** The database answers, the jobs' tables are there, and files can be kept. */
async function isReady({ db, files, outages }: Platform): Promise<boolean> {
  try {
    await answerWithin(patienceMs, sql`select 1 from graphile_worker.migrations limit 1`.execute(db));
    return await files.isReachable();
  } catch (error) {
    outages.note(error);
    return false;
  }
}

export function registerService(app: FastifyInstance): void {
  const { config } = app.platform;
  route(app, settingsApi.health, async () => ({ status: 'ok' as const }));
  route(app, settingsApi.ready, async () => {
    if (!(await isReady(app.platform))) throw interrupted();
    return { status: 'ready' as const };
  });
  route(app, settingsApi.settings, async () => ({
    appName: config.appName,
    defaultLanguage: config.defaultLanguage,
    languages: [...languages],
    contactEmail: config.contactEmail,
    supportEmail: config.supportEmail,
    signUpOpen: config.signUpOpen,
    manualUrl: config.manualUrl ?? null,
    marketplaceUrl: config.publicUrl,
    adminUrl: config.adminHost
      ? `${new URL(config.publicUrl).protocol}//${config.adminHost}`
      : `${config.publicUrl}/admin`,
    devMailbox: config.demo,
    maximumEntitiesPerUser: config.maxEntitiesPerUser,
  }));
}
