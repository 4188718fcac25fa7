// What this project uses of autocannon, which ships no types.
declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    verifyBody?: (body: string) => boolean;
    requests: (Request | { setupRequest: () => Request })[];
  }
  interface Result {
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    /** Answers whose body was not accepted. */
    mismatches: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
