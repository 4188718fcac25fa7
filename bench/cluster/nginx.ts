// Debian's nginx with ops/nginx/wattpact.conf, its addresses exchanged: plain HTTP on loopback, and a port for each
// number of processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatingUser } from '../../server/src/platform/embedded-postgres/operating-user.ts';

const program = '/usr/sbin/nginx';
export const hasNginx = existsSync(program);
const given = new URL('../../ops/nginx/wattpact.conf', import.meta.url);

type Exchange = [what: RegExp, by: string | ((found: string, ...groups: string[]) => string)];

function exchange(text: string, [what, by]: Exchange): string {
  if (text.search(what) < 0)
    throw new Error(`ops/nginx/wattpact.conf has no longer what this measurement exchanges: ${what}`);
  return text.replace(what, by as (found: string) => string);
}

interface Place {
  listen: number;
  ports: readonly number[];
  /** Measurements write none. */
  accessLog: string | undefined;
}

function configOf({ listen, ports, accessLog }: Place): string {
  /** Keeps the names of several such files apart. */
  const suffix = `_${listen}`;
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n  ');
  const changes: Exchange[] = [
    [/server \{\s+listen 80;[\s\S]*?\n\}\n/, ''],
    [/server 127\.0\.0\.1:3000 [^;]*;/g, servers],
    [/ {2}listen 443 ssl http2;\n {2}listen \[::\]:443 ssl http2;/, `  listen 127.0.0.1:${listen};`],
    [/ {2}ssl_.*\n/g, ''],
    [/access_log \S+ \w+;/, accessLog === undefined ? 'access_log off;' : `access_log ${accessLog} wattpact_requests;`],
    [/wattpact_requests/g, `wattpact_requests${suffix}`],
    [/\bwattpact\b(?= \{|;)/g, `wattpact${suffix}`],
    [/wattpact_reads/g, `wattpact_reads${suffix}`],
    [/wattpact_upstream/g, `wattpact_upstream${suffix}`],
    [/wattpact_sockets/g, `wattpact_sockets${suffix}`],
    [/wattpact_session/g, `wattpact_session${suffix}`],
    [/connection_upgrade/g, `connection_upgrade${suffix}`],
    ...['calls', 'clients', 'counted', 'page', 'credentials'].map(
      (name): Exchange => [new RegExp(`wattpact_${name}`, 'g'), `wattpact_${name}${suffix}`],
    ),
    // All calls come from one address here.
    [/(limit_conn wattpact_clients\w*) \d+;/, '$1 60000;'],
    [/(limit_conn wattpact_calls\w*) (\d+);/, (_, name, each) => `${name} ${Number(each) * ports.length};`],
  ];
  const text = readFileSync(given, 'utf8');
  return changes.reduce(exchange, text);
}

export interface Nginx {
  pid: number;
  stop(): Promise<void>;
}

/** @param ways by the port on which nginx listens, the processes behind it */
export async function startNginx(
  folder: string,
  ways: ReadonlyMap<number, readonly number[]>,
  accessLog?: string,
): Promise<Nginx> {
  const home = join(folder, 'nginx');
  mkdirSync(home, { mode: 0o777 });
  // Root's nginx runs as somebody else, who reads its file below it.
  chmodSync(folder, 0o711);
  const user = operatingUser(home);
  const servers = [...ways].map(([listen, ports]) => configOf({ listen, ports, accessLog })).join('\n');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path /tmp/wattpact-nginx-${process.pid}-${name};`)
    .join('\n');
  writeFileSync(
    join(home, 'nginx.conf'),
    `daemon off; worker_processes 1; pid /tmp/wattpact-nginx-${process.pid}.pid; error_log stderr crit;
events { worker_connections 8192; }
http { access_log off; ${temporary}\n${servers}\n}\n`,
  );
  const nginx = spawn(program, ['-p', home, '-c', join(home, 'nginx.conf'), '-e', 'stderr'], {
    ...user,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    pid: nginx.pid ?? 0,
    async stop() {
      if (nginx.exitCode !== null) return;
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    },
  };
}
