// `npm run build`: the server and the web apps, each only when its sources have changed since the last build.
import { ensureServerBuilt } from './build-server.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { passSignalsOn } from './run-child.mjs';
import { fail } from './toolchain.mjs';

passSignalsOn();
await ensureInstalled();
if ((await ensureServerBuilt()) !== 0) fail('The server could not be built.');
if ((await ensureWebBuilt()) !== 0) fail('The web apps could not be built.');
