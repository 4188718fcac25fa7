// A connection to the database that a test can cut, like a broken network or a stopped PostgreSQL.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DatabaseLink {
  /** The database's address through this link. */
  url: string;
  cut(): void;
  /** No data pass and no connection breaks, as when the other machine loses power. */
  silence(): void;
  /** The same for the connections that are open now, while new ones work. */
  silenceOpen(): void;
  mend(): Promise<void>;
  /**
   * The next time this statement passes, the database executes it, and the connection breaks before its answer.
   * @param answer only an answer that has this word; others arrive, and the next time is waited for
   */
  loseAnswerTo(word: string, answer?: string): void;
  close(): void;
}

export async function openDatabaseLink(databaseUrl: string): Promise<DatabaseLink> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  let lost: { word: string; answer: string } | undefined;
  let isSilent = false;

  function join(socket: Socket): void {
    const upstream = connect(Number(target.port), target.hostname);
    let isAsked = false;
    let isLosing = false;
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    const beginLosing = () => {
      lost = undefined;
      isLosing = true;
    };
    socket.on('data', (chunk) => {
      if (isSilent || silent.has(socket)) return;
      isAsked = lost !== undefined && chunk.includes(lost.word);
      if (isAsked && lost?.answer === '') beginLosing();
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (isAsked && lost !== undefined && chunk.includes(lost.answer)) beginLosing();
      if (isLosing) socket.destroy();
      else if (!isSilent && !silent.has(upstream)) socket.write(chunk);
    });
  }

  const server = createServer(join);
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    silence: () => {
      isSilent = true;
    },
    silenceOpen: () => {
      for (const socket of sockets) silent.add(socket);
    },
    mend: async () => {
      // Data that were dropped meanwhile are lost.
      if (isSilent) cut();
      isSilent = false;
      if (!server.listening) await listen(port);
    },
    loseAnswerTo: (word, answer = '') => {
      lost = { word, answer };
    },
    close: cut,
  };
}
