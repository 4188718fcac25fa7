// Connections that are slow, deaf or lost.
import type { Page } from '@playwright/test';

/** Answers of the server are held back until they are released. */
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

/** The page's socket: it may hear nothing any more without knowing it, and lose its connection. */
export async function watchLine(page: Page) {
  let deaf = false;
  const joined = Promise.withResolvers<void>();
  let drop: () => Promise<void> = async () => {};
  await page.routeWebSocket(/socket\.io/, (route) => {
    const server = route.connectToServer();
    const isDeaf = () => deaf;
    server.onMessage((message) => {
      // An acknowledgement: the page hears from now on.
      if (String(message).startsWith('43')) joined.resolve();
      if (!isDeaf()) route.send(message);
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
