// The table of contents of the server: what the platform adds to Fastify, then every feature, one line each.
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerConsequences } from './consequences/consequences.ts';
import { registerAccountStatements } from './features/account-statements/account-statement-routes.ts';
import { registerApiKeys } from './features/api-keys/api-key-routes.ts';
import { registerAudit } from './features/audit/audit-routes.ts';
import { registerBankStatements } from './features/bank-statements/statement-routes.ts';
import { registerBenchmark } from './features/benchmark/benchmark-routes.ts';
import { registerCases } from './features/cases/case-routes.ts';
import { registerContractDecisions } from './features/contract-decisions/decision-routes.ts';
import { registerContractDrafts } from './features/contract-drafts/contract-draft-routes.ts';
import { registerContractImports } from './features/contract-imports/import-routes.ts';
import { registerContractProofs } from './features/contract-proofs/contract-proof-routes.ts';
import { registerContractStatistics } from './features/contract-statistics/contract-statistics-routes.ts';
import { registerContractTemplates } from './features/contract-templates/contract-template-routes.ts';
import { registerDashboard } from './features/dashboard/dashboard-routes.ts';
import { registerDeadlines } from './features/deadlines/deadline-routes.ts';
import { registerDossier } from './features/dossier/dossier-routes.ts';
import { registerFees } from './features/fees/fee-routes.ts';
import { registerFiles } from './features/files/file-routes.ts';
import { registerInvoices } from './features/invoices/invoice-routes.ts';
import { registerMailbox } from './features/mailbox/mailbox-routes.ts';
import { registerMails } from './features/mails/mail-routes.ts';
import { registerMarketPreview } from './features/market-preview/market-preview-routes.ts';
import { registerMatching } from './features/matching/match-routes.ts';
import { registerNegotiations } from './features/negotiations/negotiation-routes.ts';
import { registerNotifications } from './features/notifications/notification-routes.ts';
import { registerOperation } from './features/operation/operation-routes.ts';
import { registerPlaces } from './features/places/place-routes.ts';
import { registerPortfolio } from './features/portfolio/portfolio-routes.ts';
import { registerRegistration } from './features/registration/registration-routes.ts';
import { registerSavedSearches } from './features/saved-searches/saved-search-routes.ts';
import { registerSavedTerms } from './features/saved-terms/saved-terms-routes.ts';
import { registerSearch } from './features/search/search-routes.ts';
import { registerSeries } from './features/series/series-routes.ts';
import { registerService } from './features/service/service-routes.ts';
import { registerSimulations } from './features/simulations/simulation-routes.ts';
import { registerSupport } from './features/support/support-routes.ts';
import { registerTasks } from './features/tasks/task-routes.ts';
import { registerTelemetry } from './features/telemetry/telemetry-routes.ts';
import { registerUsers } from './features/users/user-routes.ts';
import { registerUsualTimes } from './features/usual-times/usual-time-routes.ts';
import { registerViews } from './features/views/view-routes.ts';
import { registerWatching } from './features/watching/watching-routes.ts';
import { registerWebhooks } from './features/webhooks/webhook-routes.ts';
import { registerKinds } from './kinds.ts';
import { builtWeb, webBuild } from './platform/built-web.ts';
import { useAfterAnswers } from './platform/http/after-answer.ts';
import { useCallGate } from './platform/http/call-gate.ts';
import { useCompression } from './platform/http/compression.ts';
import { useCrossOrigin } from './platform/http/cross-origin.ts';
import { serveOpenApi, useOpenApi } from './platform/http/description/open-api.ts';
import { useDraining } from './platform/http/draining.ts';
import { createEarlyRefusals } from './platform/http/early-refusals.ts';
import { useGuard } from './platform/http/guard.ts';
import { sendUnreadable, useProblems } from './platform/http/problems.ts';
import { useAccessLog } from './platform/http/requests/access-log.ts';
import { requestSerializers } from './platform/http/requests/logged-requests.ts';
import { requestIds } from './platform/http/requests/request-id.ts';
import { useWorkOfRequests } from './platform/http/requests/work-of-requests.ts';
import { useSchemas } from './platform/http/schemas.ts';
import { useUploads } from './platform/http/uploads.ts';
import { useCountedRequests } from './platform/metrics/count-requests.ts';
import { usePages } from './platform/pages/pages.ts';
import type { Platform } from './platform/platform.ts';
import { useReplica } from './platform/replica/use-replica.ts';
import { useSecurityHeaders } from './platform/security/security-headers.ts';
import { serveSecurityText } from './platform/security/security-text.ts';
import { useTimeouts, usualTimeouts } from './platform/timeouts/http-timeouts.ts';
import { useTracedRequests } from './platform/tracing/trace-requests.ts';
import { trustFor } from './platform/trusted-proxies.ts';

export async function buildApp(
  platform: Platform,
  timeouts = usualTimeouts,
  web: string = builtWeb,
): Promise<FastifyInstance> {
  const { config, log } = platform;
  const early = createEarlyRefusals(timeouts);
  const app: FastifyInstance = Fastify({
    loggerInstance: log.child({}, { serializers: requestSerializers }),
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    genReqId: requestIds(config.trustProxy),
    trustProxy: trustFor(config.trustProxy),
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: sendUnreadable,
    // What arrives while the server ends is answered: nobody else will.
    return503OnClosing: false,
    serverFactory: early.serverFactory,
  }) as unknown as FastifyInstance;
  app.decorate('platform', platform);
  registerConsequences();
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onClose', () => platform.documents.end());
  useWorkOfRequests(app);
  useCountedRequests(app);
  useAccessLog(app);
  useTracedRequests(app);
  useSchemas(app);
  useProblems(app);
  useAfterAnswers(app);
  useTimeouts(app, timeouts);
  useDraining(app);
  await app.register(cookie);
  await useSecurityHeaders(app);
  useCrossOrigin(app);
  useCallGate(app, early, webBuild(web));
  useReplica(app);
  useGuard(app);
  await useOpenApi(app);
  await useUploads(app);
  await useCompression(app);
  app.after(() => {
    registerService(app);
    registerOperation(app);
    registerTelemetry(app);
    registerUsers(app);
    registerFiles(app);
    registerSupport(app);
    registerMailbox(app);
    registerKinds(app);
    registerApiKeys(app);
    registerRegistration(app);
    registerTasks(app);
    registerUsualTimes(app);
    registerPortfolio(app);
    registerDeadlines(app);
    registerMarketPreview(app);
    registerMatching(app);
    registerBenchmark(app);
    registerViews(app);
    registerWatching(app);
    registerSavedSearches(app);
    registerSavedTerms(app);
    registerContractDrafts(app);
    registerContractStatistics(app);
    registerInvoices(app);
    registerFees(app);
    registerBankStatements(app);
    registerAccountStatements(app);
    registerDashboard(app);
    registerDossier(app);
    registerSearch(app);
    registerPlaces(app);
    registerSimulations(app);
    registerSeries(app);
    registerCases(app);
    registerMails(app);
    registerAudit(app);
    registerNegotiations(app);
    registerContractTemplates(app);
    registerContractImports(app);
    registerContractDecisions(app);
    registerContractProofs(app);
    registerNotifications(app);
    registerWebhooks(app);
  });
  await usePages(app, web);
  serveOpenApi(app);
  serveSecurityText(app);
  await app.ready();
  return app;
}
