// Vite for `npm run dev`: the web with hot reload on WEB_PORT; requests to the API are proxied to its port.
import { createLogger, createServer } from 'vite';

const [port, api] = [process.env.WEB_PORT ?? '5173', `http://127.0.0.1:${process.env.PORT ?? '3000'}`];

// A stopped API is no error here: pages get an answer below, and the terminal reports when it starts.
const customLogger = createLogger('warn');
const { error: logError } = customLogger;
customLogger.error = (message, options) => {
  if ((options?.error as NodeJS.ErrnoException | undefined)?.code !== 'ECONNREFUSED') logError(message, options);
};

const vite = await createServer({
  configFile: new URL('vite.config.ts', import.meta.url).pathname,
  clearScreen: false,
  customLogger,
  server: {
    host: '127.0.0.1',
    port: Number(port),
    strictPort: true,
    proxy: {
      '/api': {
        target: api,
        ws: true,
        // The API is starting or restarting: pages treat this as an interruption, and retry automatically.
        configure: (proxy) => {
          proxy.on('error', (_error, _request, response) => {
            if (!('writeHead' in response) || response.headersSent) return;
            response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '1' });
            response.end(JSON.stringify({ status: 503, code: 'error_service_interrupted' }));
          });
        },
      },
    },
  },
});

async function stop(): Promise<void> {
  await vite.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(signal, () => void stop());

try {
  await vite.listen();
} catch (error) {
  process.stderr.write(`The web cannot be served at WEB_PORT ${port}: ${(error as Error).message}\n`);
  process.exit(1);
}
