// Liveness, readiness, and the facts of this installation that the pages need.

import { serviceApi, settingsApi } from '@wattpact/domain/settings/settings-api';
import { languages } from '@wattpact/domain/terms/enumerations';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { answerWithin } from '../../platform/database/away.ts';
import { interrupted } from '../../platform/http/problem-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';

/** A silent database or storage, as after a power failure, must not block a load balancer. */
const patienceMs = 2000;

/** Ready: the database answers, the jobs' tables exist, and files can be stored. */
async function isReady({ db, files, outages }: Platform): Promise<boolean> {
  try {
    await answerWithin(patienceMs, sql`select 1 from graphile_worker.migrations limit 1`.execute(db));
    return await answerWithin(patienceMs, files.isReachable());
  } catch (error) {
    // The storage tells of itself.
    outages.note(error);
    return false;
  }
}

export function registerService(app: FastifyInstance): void {
  const { config } = app.platform;
  route(app, serviceApi.health, async () => ({ status: 'ok' as const }));
  route(app, serviceApi.ready, async () => {
    if (app.draining.isOn || !(await isReady(app.platform))) throw interrupted();
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
    telemetry: config.telemetry,
    companyRegister: config.companyRegisterUrl !== undefined,
    maximumEntitiesPerUser: config.maxEntitiesPerUser,
    keepDeletedAccountsDays: config.keepDeletedAccountsDays,
    undoSeconds: config.undoSeconds,
    registrationRole: config.registrationRole,
    registrationRegimeStart: config.registrationRegimeStart,
  }));
}
