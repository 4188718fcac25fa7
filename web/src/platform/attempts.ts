// Work of which no part may stop another: each part is tried, and the first error is thrown when all of them have run.

export function startAttempts() {
  const errors: unknown[] = [];
  return {
    attempt: (work: () => void): void => {
      try {
        work();
      } catch (error) {
        errors.push(error);
      }
    },
    throwFirst: (): void => {
      if (errors.length > 0) throw errors[0];
    },
  };
}
