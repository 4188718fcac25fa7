// What a test file starts ends with it. Vitest ignores an `afterAll` inside a hook or a test, where many files start
// their server; and files that share a process do not end with it.

const works: (() => Promise<unknown>)[] = [];

/** Runs the work after the file's last test, whenever it was added; later work first. */
export function atEndOfFile(work: () => Promise<unknown>): void {
  works.push(work);
}

/** @throws the first error, after all work was tried */
export async function endFile(): Promise<void> {
  const errors: unknown[] = [];
  for (let work = works.pop(); work; work = works.pop()) {
    await work().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}
