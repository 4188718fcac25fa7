// The settings of the operation: jobs, metrics, log, traces and counts of use.
import { keepDefaults } from '@wattpact/domain/operation/retention';
import { z } from 'zod';
import { privateNetworks } from '../outgoing/public-addresses.ts';
import { secret, setting } from './setting.ts';
import { oneOf, onOff, webAddress, wholeNumber } from './value-kinds.ts';

export const operationSettings = {
  JOBS: setting(
    oneOf(['in', 'own', 'off']).default('in'),
    '`in` the server\'s process; `own`: in processes of their own ("Starting and stopping"); `off`: nowhere',
  ),
  DRAIN_SECONDS: setting(
    wholeNumber(0, 300).default(0),
    'for so long a process that was told to end says 503 at `/api/ready` and answers everything else, so that a balancer sends it nothing more ("More than one machine")',
  ),
  METRICS: setting(onOff.default(false), 'count for Prometheus ("Watching")'),
  METRICS_PORT: setting(
    wholeNumber(1, 65_535).default(9464),
    'where `GET /metrics` is answered, by each process on a port of its own',
  ),
  METRICS_HOST: setting(z.string().default('127.0.0.1'), 'the address on which it is answered'),
  LOG_LEVEL: setting(
    oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    'from which level on lines are written to the log',
  ),
  ACCESS_LOG: setting(
    onOff.optional(),
    'write a line of the log for each call, of the level info: what was called, by whom, from which network, the status and the time it took',
    { fallback: 'on in production and where others can reach it, else off' },
  ),
  WEBHOOK_PRIVATE_NETWORKS: setting(
    privateNetworks.optional(),
    'networks that webhooks may reach although they are not public, with commas between ("Webhooks")',
  ),
  CALL_QUEUE_MS: setting(
    wholeNumber(0, 10_000).default(500),
    'how long, in milliseconds, a call may wait until the process gets to it; one that would wait longer is refused ("More than it can do"); 0: none is',
  ),
  SLOW_STATEMENT_MS: setting(
    wholeNumber(0, 150_000).default(250),
    'a statement that takes as long or longer is a line of the log ("Watching"); 0: none is',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    webAddress.optional(),
    'where traces go (OTLP over HTTP; `/v1/traces` is added) ("Watching")',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: secret(
    z.string().optional(),
    'headers that are sent there, `name=value` with commas between',
  ),
  OTEL_SERVICE_NAME: setting(z.string().default('wattpact'), 'as whose they are sent'),
  TELEMETRY: setting(
    onOff.default(false),
    'count, by day, how often each page of the marketplace is opened and some acts are done (`domain/src/telemetry/counted.ts` names them), by those who accept analytical cookies; administrators read the counts under "Usage". Stored are day, name and number: no person, address or record. off: the choice on the privacy page is locked, and nothing is counted',
  ),
  TELEMETRY_DAYS: setting(
    wholeNumber(1, 3650).default(keepDefaults.TELEMETRY_DAYS),
    'how many days the counts are kept; a job of 3:27 UTC deletes older ones. The privacy notice says the number',
  ),
};
