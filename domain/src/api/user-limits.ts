// How often one person may make the calls that cost much or reach other people. Far above what work needs: a limit
// stops a program that runs wild, not somebody in a hurry.

export interface UserLimit {
  /** How many are allowed within the window. */
  limit: number;
  /** At most an hour, after which counters are deleted. */
  windowSeconds: number;
  /** Calls that name the same counter are counted together. */
  counter: string;
  /** Counted for a person with all of their API keys; without it each key has its own count. */
  ofPerson?: true;
  /** Why no honest person meets it, as OpenAPI tells it. */
  why: string;
}

export const userLimits = {
  document: {
    counter: 'document',
    limit: 60,
    windowSeconds: 600,
    why: 'nobody reads a new document every ten seconds',
  },
  export: {
    counter: 'export',
    limit: 20,
    windowSeconds: 600,
    why: 'a file holds a whole list, and there are a dozen lists',
  },
  archive: {
    counter: 'archive',
    limit: 30,
    windowSeconds: 3600,
    why: 'an archive holds up to 1 GB, and few people have uploaded more than one holds',
  },
  upload: { counter: 'upload', limit: 120, windowSeconds: 600, why: 'it is five files for each of 24 records' },
  import: {
    counter: 'import',
    limit: 60,
    windowSeconds: 3600,
    why: 'a file is corrected for a minute before it is sent again',
  },
  message: { counter: 'message', limit: 200, windowSeconds: 600, why: 'nobody writes a message every three seconds' },
  support: { counter: 'support', limit: 20, windowSeconds: 3600, why: 'each report takes minutes to describe' },
  avatar: { counter: 'avatar', limit: 30, windowSeconds: 3600, why: 'a picture is chosen once, after a few tries' },
  fiscalNumber: {
    counter: 'fiscalNumber',
    limit: 120,
    windowSeconds: 600,
    why: 'a form asks once for each number that is typed, and a person registers ten companies at most',
  },
  statistics: {
    counter: 'statistics',
    limit: 120,
    windowSeconds: 600,
    why: 'the figures change at most with every fifth contract, and a page asks for them once',
  },
  benchmark: {
    counter: 'benchmark',
    ofPerson: true,
    limit: 600,
    windowSeconds: 3600,
    why: 'a form asks once for each kind of contract that is chosen in it, and not again for each price, and each row of a list asks for one figure at most: sixty pages of ten rows, six of a hundred; nobody walks through cells to find differences',
  },
  telemetry: {
    counter: 'telemetry',
    limit: 120,
    windowSeconds: 600,
    why: 'a page sends what it has counted once a minute, and when it is left',
  },
  verification: {
    counter: 'verification',
    limit: 3,
    windowSeconds: 3600,
    why: 'a mail that did not arrive three times will not arrive',
  },
  webhookTest: {
    counter: 'webhookTest',
    limit: 60,
    windowSeconds: 3600,
    why: 'a receiver is corrected for a minute before it is tried again',
  },
} satisfies Record<string, UserLimit>;
