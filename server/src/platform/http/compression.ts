// Compresses pages, and the long answers of the API that say so. All others go out as they are: most fit into a few packets,
// and an answer that has what a reader typed beside what others must not learn never tells by its length.
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Before the routes: only those that are registered after it know it. */
export async function useCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalCompression: true,
    globalDecompression: false,
    threshold: 1024,
    encodings: ['gzip', 'deflate'],
  });
}
