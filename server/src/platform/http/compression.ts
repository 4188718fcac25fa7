// Compresses pages, and the long answers of the API that say so. All others go out as they are, against BREACH: where an
// answer repeats text of the request beside a secret, its compressed length would reveal the secret.
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Register it before the routes: the plugin handles only those that come after it. */
export async function useCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalCompression: true,
    globalDecompression: false,
    threshold: 1024,
    encodings: ['gzip', 'deflate'],
  });
}
