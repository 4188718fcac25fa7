// One peer: installed at its first use, outside the workspaces.
import { installedTool } from '../installed-tool.ts';
import type { Bench } from '../product.ts';
import { type StartedServer, startServer } from '../start-server.ts';

export const peerVersion = '5.1.5';
const port = 3465;

export async function startPostGraphile({ databaseUrl }: Bench): Promise<StartedServer> {
  const folder = await installedTool(`postgraphile-${peerVersion}`, [`postgraphile@${peerVersion}`]);
  return startServer({
    file: 'bench/peers/postgraphile-server.ts',
    port,
    path: '/graphql',
    env: {
      NODE_ENV: 'production',
      GRAPHILE_ENV: 'production',
      PEER_FOLDER: folder,
      PEER_DATABASE: databaseUrl,
      PEER_PORT: String(port),
    },
  });
}
