// A connection to the product's database as its owner, past the product.
import pg from 'pg';

/** Ended whatever happens; a database that ends meanwhile ends nothing else. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
