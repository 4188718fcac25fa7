// A TCP proxy between a client and a server on loopback, which cuts, delays, throttles and resets connections.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Cut = 'before' | 'after';

interface Fate {
  /** Of the request: the connection is cut before it is passed on, or when its answer comes. */
  cut: Cut;
  /** Only a request with this text; the first by default. */
  about?: string;
  done: () => void;
}

export interface TcpProxy {
  port: number;
  /** Resolves when it has cut a connection. `before`: the request never arrives; `after`: its answer never does. */
  cutNext(cut: Cut, about?: string): Promise<void>;
  /** In ms, for what passes in either direction. */
  delay(ms: number): void;
  /** Bytes a second in either direction, of all connections together; 0: no limit. */
  throttle(bytesPerSecond: number): void;
  /** Resets all connections (RST), as a firewall does. */
  reset(): void;
  close(): Promise<void>;
}

export async function openProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const fates: Fate[] = [];
  let delayMs = 0;
  let bytesPerSecond = 0;
  /** When the throttled line is free again. */
  let freeAt = 0;

  /** Passes the bytes of one direction on after the delay, in their order whatever the delay becomes meanwhile. */
  function passTo(to: Socket): (chunk: Buffer) => void {
    const waiting: { at: number; chunk: Buffer }[] = [];

    function passDue(): void {
      for (let [first] = waiting; first; [first] = waiting) {
        const ms = first.at - performance.now();
        if (ms > 0) return void setTimeout(passDue, Math.ceil(ms));
        waiting.shift();
        if (to.writable) to.write(first.chunk);
      }
    }

    return (chunk) => {
      const now = performance.now();
      let at = now + delayMs;
      if (bytesPerSecond > 0) {
        freeAt = Math.max(freeAt, now) + (chunk.length / bytesPerSecond) * 1000;
        at = Math.max(at, freeAt);
      }
      waiting.push({ at, chunk });
      if (waiting.length === 1) passDue();
    };
  }

  function join(client: Socket): void {
    const server = connect(target.port, target.host);
    let fate: Fate | undefined;
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.setNoDelay(true);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    const [toServer, toClient] = [passTo(server), passTo(client)];
    const cut = ({ done }: Fate) => {
      client.resetAndDestroy();
      done();
    };
    client.on('data', (chunk) => {
      const place = fates.findIndex(({ about = '' }) => chunk.includes(about));
      if (place >= 0 && !fate) [fate] = fates.splice(place, 1);
      if (fate?.cut === 'before') return cut(fate);
      toServer(chunk);
    });
    server.on('data', (chunk) => {
      if (fate) return cut(fate);
      toClient(chunk);
    });
  }

  const listener = createServer(join);
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    cutNext: (cut, about) => new Promise((done) => fates.push({ cut, done, ...(about !== undefined && { about }) })),
    delay: (ms) => {
      delayMs = ms;
    },
    throttle: (limit) => {
      bytesPerSecond = limit;
    },
    reset: () => {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}
