// How long a statement, a wait for a lock and an idle transaction may take before the database ends them.
import type pg from 'pg';

/** In seconds. */
export interface TimeLimits {
  statementTimeout: number;
  lockTimeout: number;
  idleTransactionTimeout: number;
}

/**
 * In seconds: the most for a statement that a client waits for, who is cut off when it hears nothing for longer
 * (`silence` of http-timeouts.ts).
 */
export const longestForClients = 150;
/** In seconds: for a clean-up, which nobody waits for. */
export const longestForJobs = 600;

/** A wait for a lock ends before the statement that waits. */
export const usualLimits: TimeLimits = { statementTimeout: 30, lockTimeout: 10, idleTransactionTimeout: 60 };

/** As settings of a connection, which stand above those of its role. */
export const limitSettings = (limits: TimeLimits): pg.PoolConfig => ({
  statement_timeout: limits.statementTimeout * 1000,
  lock_timeout: limits.lockTimeout * 1000,
  idle_in_transaction_session_timeout: limits.idleTransactionTimeout * 1000,
});

/** For migrations, as options of a connection: a role may have limits of its own. */
export const withoutLimits = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code);

/** A wait for a lock that the database ended. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** A statement that the database ended because it took, or waited for a lock, too long. */
export const isTimeout = (error: unknown): boolean => codeOf(error) === '57014' || isLockTimeout(error);
