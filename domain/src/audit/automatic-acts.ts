// What the audit log has beside what administrators and the operator do.

/** What the platform does by itself, without an actor. */
export const automaticActs = ['removed_after_period'] as const;

/** Whoever does it: it opens a company to a program, or ends that. */
export const securityActs = ['api_key_created', 'api_key_ended'] as const;

const audited: ReadonlySet<string> = new Set([...automaticActs, ...securityActs]);

export const isAlwaysAudited = (action: string): boolean => audited.has(action);
