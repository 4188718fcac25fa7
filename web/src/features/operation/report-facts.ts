// The facts of each part of the report, as labels and values.
import type { OperationReport } from '@wattpact/domain/operation/operation-report';
import type { TFunction } from 'i18next';
import type { Formats } from '../../platform/words/use-formats.ts';
import type { Definition } from '../../ui/record/definition-list.tsx';
import { formatSpace } from './format-space.ts';

type Part<Name extends keyof OperationReport> = NonNullable<OperationReport[Name]>;

/** @param t of the namespace `dashboard` */
export function factsIn(t: TFunction<'dashboard'>, formats: Formats) {
  const fact = (name: string, value: Definition['value'], note?: string): Definition => ({
    label: t(`operation.fact.${name}`),
    value,
    ...(note !== undefined && { note }),
  });
  const number = (value: number) => formats.number(value);
  const size = (bytes: number) => formatSpace(formats, bytes);
  const moment = (at: string | null) => (at === null ? t('operation.never') : formats.dateTime(at));

  function duration(seconds: number): string {
    const in_ = (unit: string, count: number) => t(`operation.duration.${unit}`, { count, number: number(count) });
    if (seconds < 60) return in_('seconds', Math.round(seconds));
    return seconds < 5400 ? in_('minutes', Math.round(seconds / 60)) : in_('hours', Math.round(seconds / 3600));
  }

  return {
    process: ({ version, build, node, startedAt, jobs }: Part<'process'>) => [
      fact('version', version),
      fact('build', build),
      fact('node', node),
      fact('started', formats.dateTime(startedAt), formats.ago(startedAt)),
      fact('jobs', t(`operation.jobs_in.${jobs}`)),
    ],
    database: ({ version, isEmbedded, bytes }: Part<'database'>) => [
      fact('postgres', version),
      fact('kind', t(isEmbedded ? 'operation.run_by.embedded' : 'operation.run_by.outside')),
      fact('size', size(bytes)),
    ],
    migrations: ({ last, pending, unknown }: Part<'migrations'>) => [
      fact('last_migration', last?.name),
      fact('applied', moment(last?.at ?? null)),
      fact('pending', pending.length === 0 ? t('operation.none') : pending.join(', ')),
      ...(unknown.length === 0 ? [] : [fact('unknown', unknown.join(', '))]),
    ],
    queue: ({ due, running, later, failed, oldestDueSeconds, workers }: Part<'queue'>) => [
      fact('oldest', due === 0 ? t('operation.now') : duration(oldestDueSeconds)),
      fact('due', number(due)),
      fact('running', number(running)),
      fact('later', number(later)),
      fact('failed', number(failed)),
      fact('workers', number(workers)),
    ],
    mail: ({ lastSentAt, lastFault, waiting, failed }: Part<'mail'>) => [
      fact('last_sent', moment(lastSentAt)),
      ...(lastFault === null ? [] : [fact('last_fault', formats.dateTime(lastFault.at))]),
      fact('waiting', number(waiting)),
      fact('undelivered', number(failed)),
    ],
    disk: ({ freeBytes, totalBytes, floorBytes }: Part<'disk'>) => [
      fact('free', size(freeBytes), formats.percent(Math.floor((100 * freeBytes) / Math.max(1, totalBytes)))),
      fact('total', size(totalBytes)),
      fact('floor', size(floorBytes)),
    ],
    backup: ({ lastAt, bytes, failedAt }: Part<'backup'>) => [
      fact('last_backup', moment(lastAt), lastAt === null ? undefined : formats.ago(lastAt)),
      ...(bytes === null ? [] : [fact('size', size(bytes))]),
      ...(failedAt === null ? [] : [fact('failed_backup', formats.dateTime(failedAt))]),
    ],
    signIn: ({ wrongTries }: Part<'signIn'>) => [fact('wrong_tries', number(wrongTries))],
  };
}
