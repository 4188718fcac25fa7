// The time of this process. It follows the system's clock forward, but a clock that is set back does not take it along:
// a session, a link or a proof that has run out would be good again, and new records would stand before older ones.

/** The system's time, or where that is later the time of the process's start and what has passed since. */
export const steadyNow = (): Date => new Date(Math.max(Date.now(), performance.timeOrigin + performance.now()));
