// Deletion in two steps: the dry run when the dialog opens, then the confirmed call.
import { useQueryClient } from '@tanstack/react-query';
import type { ConflictKind } from '@wattpact/domain/api/problem';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { ApiError, request } from '../../platform/api/request.ts';
import type { Target } from '../record-kind.ts';
import type { ShownRecord } from '../shown-record.ts';
import { useAct } from '../use-act.ts';

export type Conflict = { kind: ConflictKind; count: number };

export type Check =
  | { state: 'checking' }
  | { state: 'free' }
  | { state: 'conflicts'; conflicts: readonly Conflict[] }
  | { state: 'failed'; message: string };

interface DeletionOptions {
  opened: boolean;
  target: Target;
  record: ShownRecord;
  /** Sent with the confirmed call, if the kind requires one. */
  justification: string | undefined;
  onDeleted: () => unknown;
}

export interface Deletion {
  check: Check;
  busy: boolean;
  confirm: () => void;
  /** Runs the check again, after a failure or when the dependents may be gone. */
  recheck: () => void;
}

export function useDeletion({ opened, target, record, justification, onDeleted }: DeletionOptions): Deletion {
  const { t } = useTranslation(['toast', 'errorMessages']);
  const queryClient = useQueryClient();
  const [check, setCheck] = useState<Check>({ state: 'checking' });
  // Its dependents change too: lists, roles, counts.
  const { isPending, run } = useAct(async () => void queryClient.invalidateQueries());
  const [checks, setChecks] = useState(0);
  const { method, path } = target;
  const { id, name } = record;

  /** A 409 without conflicts forbids the deletion itself (because of the record's status). */
  const failedCheck = useCallback(
    (error: unknown): Check => {
      const conflicts = error instanceof ApiError ? error.problem.conflicts : undefined;
      if (conflicts && conflicts.length > 0) return { state: 'conflicts', conflicts };
      return { state: 'failed', message: refusalOf(error).message ?? t('errorMessages:error_deletion') };
    },
    [t],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each recheck runs it again
  useEffect(() => {
    if (!opened) return;
    const stop = new AbortController();
    setCheck({ state: 'checking' });
    request(method, path, { params: { id }, query: { dry_run: true }, signal: stop.signal }).then(
      () => setCheck({ state: 'free' }),
      (error: unknown) => stop.signal.aborted || setCheck(failedCheck(error)),
    );
    return () => stop.abort();
  }, [opened, method, path, id, failedCheck, checks]);

  const confirm = () => {
    const body = justification === undefined ? {} : { body: { justification } };
    return run(() => request(method, path, { params: { id }, query: { force: true }, ...body }), {
      done: t('toast:deleted', { name }),
      failed: t('errorMessages:error_deletion'),
      onDone: onDeleted,
      onRefused: (_, error) => {
        const refused = failedCheck(error);
        setCheck(refused);
        return refused.state === 'conflicts';
      },
    });
  };
  return { check, busy: isPending, confirm: () => void confirm(), recheck: () => setChecks((count) => count + 1) };
}
