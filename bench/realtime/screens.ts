// A person's open page as the web app behaves: one socket; a list of notifications, fetched after each connection; and
// an open thread that adds the messages of the socket, fetches the newest few after a gap, and the newest page after
// each connection. Runs in the process of the clients (clients.ts).
import { setTimeout as pause } from 'node:timers/promises';
import type { NegotiationNews } from '@wattpact/domain/negotiations/negotiation-news';
import { io, type Socket } from 'socket.io-client';
import type { Calls } from './calls.ts';
import type { Person } from './parties.ts';

const [few, all, quietMs] = [10, 50, 5000];

export interface Arrival {
  screen: Screen;
  text: string;
  /** When the socket announced it, and when the message was shown; by this process's clock. */
  toldAt: number;
  hereAt: number;
}

interface Notification {
  id: string;
  createdAt: string;
}

interface MessagePage {
  items: { id: string; text: string }[];
  hasMore: boolean;
}

export class Screen {
  readonly socket: Socket;
  readonly ready: Promise<void>;
  /** By id: the entries of the thread. */
  readonly thread = new Map<string, string>();
  connections = 0;
  notifications = 0;
  /** By id: when each notification was created or renewed, as the list shows it. */
  private readonly bell = new Map<string, string>();
  /** News during a fetch of the list, because the answer may be older. */
  private meanwhile: Notification[] = [];
  private readonly person: Person;
  private readonly calls: Calls;
  private readonly onArrival: (arrival: Arrival) => void;
  private isFetching = false;
  private wanted = 0;
  private quiet: NodeJS.Timeout | undefined;
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
          Promise.all([this.fetchThread(all), this.fetchBell()]).then(() => resolve(), reject);
        });
      });
    });
    this.socket.on('new_notification', (news: Notification) => {
      this.notifications += 1;
      this.meanwhile.push(news);
      this.bell.set(news.id, news.createdAt);
    });
    this.socket.on('negotiation_changed', ({ negotiationId, sent }: NegotiationNews) => {
      if (negotiationId !== person.negotiationId) return;
      this.toldAt = performance.now();
      if (sent && (sent.after === null || this.thread.has(sent.after)))
        return this.take({ items: [sent.message], hasMore: true });
      void this.fetchThread(few);
      clearTimeout(this.quiet);
      this.quiet = setTimeout(() => void this.fetchThread(all), quietMs);
    });
  }

  /** @throws when it is unknown whether the message was accepted */
  async send(text: string, key: string): Promise<void> {
    const { negotiationId, token } = this.person;
    const { id: socketId } = this.socket;
    const sent = await this.calls.post(
      `/api/negotiations/${negotiationId}/messages`,
      token,
      { text },
      {
        'idempotency-key': key,
        ...(socketId !== undefined && { 'x-socket-id': socketId }),
      },
    );
    this.thread.set((sent as { id: string }).id, text);
  }

  private listBell(): Promise<Notification[]> {
    const list = this.calls.get('/api/notifications?page=1&limit=20', this.person.token);
    return list.then((page) => (page as { items: Notification[] }).items);
  }

  /** Cleared and fetched again; if the connection breaks meanwhile, this starts over. */
  private async fetchBell(): Promise<void> {
    this.bell.clear();
    this.meanwhile = [];
    const items = await this.listBell().catch(() => undefined);
    if (!items) {
      await pause(1000);
      return this.socket.connected ? this.fetchBell() : undefined;
    }
    for (const { id, createdAt } of [...items, ...this.meanwhile])
      if ((this.bell.get(id) ?? '') < createdAt) this.bell.set(id, createdAt);
  }

  /** The person's newest notifications that the list does not show, or shows in an older state. */
  async countUnheard(): Promise<number> {
    return (await this.listBell()).filter(({ id, createdAt }) => (this.bell.get(id) ?? '') < createdAt).length;
  }

  /** One fetch at a time; a request during a fetch causes one more afterwards. */
  async fetchThread(limit: number): Promise<void> {
    const { negotiationId, token } = this.person;
    if (negotiationId === undefined) return;
    this.wanted = Math.max(this.wanted, limit);
    if (this.isFetching) return;
    this.isFetching = true;
    while (this.wanted > 0 && !this.socket.disconnected) {
      const asked = this.wanted;
      this.wanted = 0;
      this.toldAt = performance.now();
      const path = `/api/negotiations/${negotiationId}/messages?limit=${asked}`;
      const page = (await this.calls.get(path, token).catch(() => undefined)) as MessagePage | undefined;
      // The web app also retries, and fetches the page if the few messages leave a gap.
      if (!page) await pause(1000);
      if (!page || (asked < all && this.leavesGap(page))) this.wanted = Math.max(this.wanted, page ? all : asked);
      if (page) this.take(page);
    }
    this.isFetching = false;
  }

  private leavesGap({ items: [first], hasMore }: MessagePage): boolean {
    return hasMore && first !== undefined && !this.thread.has(first.id);
  }

  private take({ items }: MessagePage): void {
    const hereAt = performance.now();
    for (const { id, text } of items) {
      if (this.thread.has(id)) continue;
      this.thread.set(id, text);
      this.onArrival({ screen: this, text, toldAt: this.toldAt, hereAt });
    }
  }
}
