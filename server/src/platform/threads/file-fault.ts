// What the thread of a file answers: what it read, or why the file cannot be read.

export interface FileRefusal {
  key: string;
  params?: Record<string, unknown>;
}

/** The file as a whole cannot be read. */
export class FileFault extends Error {
  readonly refusal: FileRefusal;
  constructor(key: string, params?: Record<string, unknown>) {
    super(key);
    this.refusal = { key, ...(params && { params }) };
  }
}

export type FileAnswer<Result> = { result: Result } | { refusal: FileRefusal } | { error: unknown };

export function fileAnswer<Result>(read: () => Result): FileAnswer<Result> {
  try {
    return { result: read() };
  } catch (error) {
    return error instanceof FileFault ? { refusal: error.refusal } : { error };
  }
}
