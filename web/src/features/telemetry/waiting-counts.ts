// What was counted and not sent yet. It is sent together once a minute and when the page is left, and never holds the
// page up: what cannot be sent waits for the next time, and is lost with the page.
import { type Counted, mostAtOnce } from '@wattpact/domain/telemetry/counted';
import { telemetryApi } from '@wattpact/domain/telemetry/telemetry-api';

/** A request that goes on when its page is gone. @returns whether the names need not be sent again */
export async function sendCounted(counted: readonly Counted[]): Promise<boolean> {
  try {
    const { status } = await fetch(telemetryApi.count.path, {
      method: telemetryApi.count.method,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ counted }),
      keepalive: true,
    });
    return isSettled(status);
  } catch {
    return false;
  }
}

/**
 * Who is not signed in (401) or does not agree any more (404) is not counted: that is as good as sent, and so is what
 * another version of the server does not know. Too many calls and a server that is down pass.
 */
const isSettled = (status: number): boolean => status < 500 && status !== 429;

export function waitingCounts(send: typeof sendCounted) {
  let waiting: readonly Counted[] = [];
  const keep = (more: readonly Counted[]) => {
    waiting = [...waiting, ...more].slice(0, mostAtOnce);
  };
  return {
    add: (name: Counted) => keep([name]),
    async flush(): Promise<void> {
      if (waiting.length === 0) return;
      const sent = waiting;
      waiting = [];
      if (!(await send(sent))) keep(sent);
    },
  };
}
