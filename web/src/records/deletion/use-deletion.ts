// Deletion in two steps: the dry run when the dialog opens, then the confirmed call.
import { useQueryClient } from '@tanstack/react-query';
import type { ConflictKind } from '@wattpact/domain/api/problem';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { ApiError, request } from '../../platform/api/request.ts';
import { toasts } from '../../platform/toasts.ts';
import type { Target } from '../record-kind.ts';
import type { ShownRecord } from '../shown-record.ts';

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
  const [busy, setBusy] = useState(false);
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

  async function run() {
    setBusy(true);
    try {
      const body = justification === undefined ? {} : { body: { justification } };
      await request(method, path, { params: { id }, query: { force: true }, ...body });
      toasts.success(t('toast:deleted', { name }));
      await onDeleted();
      // Its dependents have changed too: lists, roles, counts.
      void queryClient.invalidateQueries();
    } catch (error) {
      const refused = failedCheck(error);
      if (refused.state === 'failed') toasts.error(t('errorMessages:error_deletion'), refused.message);
      setCheck(refused);
    } finally {
      setBusy(false);
    }
  }
  return { check, busy, confirm: () => void run(), recheck: () => setChecks((count) => count + 1) };
}
