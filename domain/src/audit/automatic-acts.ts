// What the platform does by itself and the audit log has all the same, without an actor.

export const automaticActs = ['removed_after_period'] as const;

export const isAutomatic = (action: string): boolean => (automaticActs as readonly string[]).includes(action);
