// Listens to PostgreSQL on a separate connection. When it breaks, messages may be lost, and the sockets must know.
import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { type RealtimeMessage, realtimeChannel } from '../events/notify.ts';

interface Listening {
  onMessage: (message: RealtimeMessage) => void;
  /** Messages may have been lost. */
  onGap: () => void;
}

export class Listener {
  private stream = new Socket();
  private gone: Promise<unknown> = Promise.resolve();
  private stopped = false;
  private readonly url: string;
  private readonly heard: Listening;
  private readonly askEveryMs: number;

  /** @param askEveryMs how often a silent connection is probed, and how long it may take to answer */
  constructor(url: string, heard: Listening, askEveryMs: number) {
    this.url = url;
    this.heard = heard;
    this.askEveryMs = askEveryMs;
  }

  async start(): Promise<void> {
    // Destroyed, not ended: an end waits for the other side, which may be silent for hours.
    const stream = new Socket();
    this.stream = stream;
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'realtime',
      stream: () => stream,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 5000,
      query_timeout: this.askEveryMs,
    });
    const gone = new Promise((resolve) => client.once('end', resolve));
    client.on('notification', ({ payload }) => this.heard.onMessage(JSON.parse(payload ?? '{}') as RealtimeMessage));
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`listen ${realtimeChannel}`);
    } catch (error) {
      stream.destroy();
      throw error;
    }
    const asking = setInterval(() => client.query('select 1').catch(() => stream.destroy()), this.askEveryMs).unref();
    this.gone = gone.then(() => clearInterval(asking));
    void this.gone.then(() => this.restart());
  }

  /** A socket that connects while nobody listens misses news too, so all sockets reconnect when listening resumes. */
  private async restart(): Promise<void> {
    if (this.stopped) return;
    this.heard.onGap();
    while (!this.stopped) {
      await setTimeout(500, undefined, { ref: false });
      if (this.stopped) return;
      try {
        await this.start();
        return this.heard.onGap();
      } catch {
        // The next attempt follows.
      }
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.stream.destroy();
    await this.gone;
  }
}
