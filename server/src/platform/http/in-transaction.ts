// For calls that open their own transactions (`ownTransactions`), because slow work or counters must come before them.
import type { Context, SignedIn } from './context.ts';

export const inTransaction = <Who extends SignedIn | null, CallContext extends Context<Who>, Result>(
  context: CallContext & Context<Who>,
  work: (context: CallContext) => Promise<Result>,
): Promise<Result> => context.db.transaction().execute((db) => work({ ...context, db }));
