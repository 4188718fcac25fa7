// A record that is being loaded; a user who may not see the market yet is told why.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ApiCall, Received } from '@wattpact/domain/api/api-call';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, type CallArgs } from '../platform/api/call.ts';
import { apiQuery } from '../platform/api/query.ts';
import { FailedPart } from '../ui/feedback/failed-part.tsx';
import type { LoadedRecordProps } from '../ui/record/loaded-record.tsx';
import type { FrameProps } from './frame/record-frame.tsx';
import type { PartsOf } from './frame/record-parts.ts';
import { GatedRecord } from './gated-record.tsx';
import type { RecordKind } from './record-kind.ts';
import type { App } from './shown-record.ts';

export interface RecordPageProps<Call extends ApiCall> {
  kind: RecordKind;
  /** The call for the record in the address. */
  call: Call;
  useParts: PartsOf<Received<Call>>;
}

interface FoundRecordProps<Call extends ApiCall> extends RecordPageProps<Call> {
  app: App;
  page: ComponentType<FrameProps>;
}

export function FoundRecord<Call extends ApiCall>(props: FoundRecordProps<Call>) {
  const { kind, call } = props;
  const { id } = useParams({ strict: false }) as { id: string };
  const input = [{ params: { id } }] as unknown as CallArgs<Call>;
  const { t } = useTranslation(kind.base);
  const query = useQuery({ ...apiQuery(call, ...input), ...kind.freshness });
  const { data, error } = query;
  const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 404);
  if (data === undefined && error && !isRefused && kind.loadError)
    return <LoadError text={kind.loadError} query={query} />;
  return (
    <GatedRecord query={query} loading={kind.loading && t(kind.loading)}>
      {(found) => <WithParts {...props} found={found} />}
    </GatedRecord>
  );
}

type WithPartsProps<Call extends ApiCall> = FoundRecordProps<Call> & { found: Received<Call> };

const WithParts = <Call extends ApiCall>({ kind, found, app, useParts, page: Page }: WithPartsProps<Call>) => (
  <Page kind={kind} parts={useParts(found, app)} />
);

function LoadError({ text, query }: { text: string } & Pick<LoadedRecordProps<unknown>, 'query'>) {
  const { t } = useTranslation('errorMessages');
  return <FailedPart error={query.error} title={t(text)} onRetry={query.refetch} />;
}
