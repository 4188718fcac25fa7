// Connections that are slow, silent or lost.
import { expect, type Page, type WebSocketRoute } from '@playwright/test';

/** Holds back the server's answers until they are released. */
export function holdAnswers(page: Page, url: RegExp) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const ready = page.route(url, async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await released.promise;
    await route.fulfill({ response });
  });
  const release = async () => {
    await ready;
    released.resolve();
  };
  return { asked: asked.promise, release };
}

/** The page's socket: it can stop receiving without noticing, or lose its connection. */
export async function watchLine(page: Page) {
  let deaf = false;
  const joined = Promise.withResolvers<void>();
  let drop: () => Promise<void> = async () => {};
  await page.routeWebSocket(/socket\.io/, (route) => {
    const server = route.connectToServer();
    const isDeaf = () => deaf;
    server.onMessage((message) => {
      // An acknowledgement: from now on the page receives events.
      if (String(message).startsWith('43')) joined.resolve();
      // Events alone are lost: without the answers to its pings the page would notice, and connect again.
      if (!isDeaf() || !String(message).startsWith('42')) route.send(message);
    });
    drop = async () => {
      deaf = false;
      await server.close();
      await route.close();
    };
  });
  return {
    joined: joined.promise,
    goDeaf: () => {
      deaf = true;
    },
    drop: () => drop(),
  };
}

/** The page's socket, which can be cut; the server's acknowledgement of joining is held until released. */
export async function holdJoining(page: Page) {
  const opened = Promise.withResolvers<void>();
  let open: WebSocketRoute | undefined;
  let said: string[] = [];
  let letJoin: (() => void) | undefined;
  let holds = false;
  await page.routeWebSocket(/\/api\/socket\.io\//, (socket) => {
    open = socket;
    said = [];
    opened.resolve();
    socket.connectToServer().onMessage((message) => {
      const pass = () => socket.send(message);
      said.push(String(message));
      if (holds && String(message).startsWith('43')) letJoin = pass;
      else pass();
    });
  });
  return {
    opened: opened.promise,
    cut: async () => open?.close(),
    hold: () => {
      holds = true;
    },
    /** Releases the answer. */
    asksToJoin: async (): Promise<() => void> => {
      await expect.poll(() => letJoin !== undefined).toBe(true);
      return () => letJoin?.();
    },
    /** How often the server has sent this over the present socket. */
    heard: (text: string) => said.filter((message) => message.includes(text)).length,
  };
}
