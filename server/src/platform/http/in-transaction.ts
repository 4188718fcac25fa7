// For calls that open their own transactions (`ownTransactions`), because slow work or counters come before it.
import type { Context, SignedIn } from './context.ts';

export const inTransaction = <Who extends SignedIn | null, Given extends Context<Who>, Result>(
  context: Given & Context<Who>,
  work: (context: Given) => Promise<Result>,
): Promise<Result> => context.db.transaction().execute((db) => work({ ...context, db }));
