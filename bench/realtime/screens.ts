// A person's open page, as the web app behaves: one socket, and an open thread that fetches when it hears of a change
// and after each connection. Runs in the process of the clients (clients.ts).
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { Calls } from './calls.ts';
import type { Person } from './parties.ts';

export interface Arrival {
  text: string;
  /** When the socket told of it, and when the message was there; by the clock of this process. */
  toldAt: number;
  hereAt: number;
}

export class Screen {
  readonly socket: Socket;
  readonly ready: Promise<void>;
  /** By id: the thread as it stands. */
  readonly thread = new Map<string, string>();
  connections = 0;
  notifications = 0;
  private readonly person: Person;
  private readonly calls: Calls;
  private readonly onArrival: (arrival: Arrival) => void;
  private fetching: 'no' | 'yes' | 'again' = 'no';
  private toldAt = 0;

  constructor(person: Person, calls: Calls, onArrival: (arrival: Arrival) => void) {
    this.person = person;
    this.calls = calls;
    this.onArrival = onArrival;
    this.socket = io(calls.url, {
      path: '/api/socket.io',
      transports: ['websocket'],
      forceNew: true,
      auth: { token: person.token },
      reconnectionAttempts: 10,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      timeout: 30_000,
    });
    this.ready = new Promise((resolve, reject) => {
      this.socket.on('connect', () => {
        this.connections += 1;
        this.socket.emit('join_notifications', () => {
          this.fetchThread().then(resolve, reject);
        });
      });
    });
    this.socket.on('new_notification', () => {
      this.notifications += 1;
    });
    this.socket.on('negotiation_changed', ({ negotiationId }: { negotiationId: string }) => {
      if (negotiationId === person.negotiationId) void this.fetchThread().catch(() => {});
    });
  }

  /** One at a time; asked meanwhile, it fetches once more afterwards. */
  async fetchThread(): Promise<void> {
    const { negotiationId, token } = this.person;
    if (negotiationId === undefined) return;
    if (this.fetching !== 'no') {
      this.fetching = 'again';
      return;
    }
    this.fetching = 'yes';
    try {
      do {
        this.fetching = 'yes';
        this.toldAt = performance.now();
        const path = `/api/negotiations/${negotiationId}/messages?limit=50`;
        const page = await this.calls.get(path, token).catch(() => undefined);
        if (page) this.take(page as { items: { id: string; text: string }[] });
        else {
          // The web app tries again, too.
          this.fetching = 'again';
          await pause(1000);
        }
      } while ((this.fetching as string) === 'again' && !this.socket.disconnected);
    } finally {
      this.fetching = 'no';
    }
  }

  private take({ items }: { items: { id: string; text: string }[] }): void {
    const hereAt = performance.now();
    for (const { id, text } of items) {
      if (this.thread.has(id)) continue;
      this.thread.set(id, text);
      this.onArrival({ text, toldAt: this.toldAt, hereAt });
    }
  }
}
