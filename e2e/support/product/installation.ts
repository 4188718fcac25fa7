// A separate installation, usually with a mail server, so that addresses must be confirmed: those of the demo count as
// confirmed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../../server/test/processes/free-port.ts';

const portOf = (address: AddressInfo | string | null) => (address as AddressInfo).port;

/** Soft line breaks and `=3D` of quoted-printable, which appear in links. */
const readable = (message: string) => message.replaceAll('=\r\n', '').replaceAll('=3D', '=');

export interface Installation {
  address: string;
  /** The address that its users see. */
  pages: string;
  /** The link to that page in the newest mail to that address; waits for one that was not taken before. */
  linkTo: (page: string, recipient: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** @param settingsFor of its own, as the operator sets them; without SMTP_URL it has the mail server of this test */
export async function startInstallation(
  settingsFor: (port: number) => Record<string, string> = () => ({}),
): Promise<Installation> {
  const mails: { to: string; message: string }[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      text(stream).then((message) => {
        for (const { address } of envelope.rcptTo) mails.push({ to: address, message: readable(message) });
        done();
      }, done);
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const settings = settingsFor(port);
  const server = spawn(process.execPath, [fileURLToPath(new URL('serve.mjs', import.meta.url))], {
    stdio: 'inherit',
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server.address())}`,
      ...settings,
      PORT: String(port),
    },
  });
  const ended = once(server, 'exit');
  async function stop(): Promise<void> {
    server.kill('SIGTERM');
    await ended;
    smtp.close();
  }
  const isReady = async () => (await fetch(`${address}/api/ready`).catch(() => undefined))?.status;
  const tooEarly = ended.then(([code]) => Promise.reject(new Error(`The server has ended with ${code}`)));
  try {
    await Promise.race([expect.poll(isReady, { timeout: 120_000 }).toBe(200), tooEarly]);
  } catch (error) {
    await stop();
    throw error;
  }

  /** A later mail may still be on its way while an earlier one is there. */
  const taken = new Set<string>();
  async function linkTo(page: string, recipient: string): Promise<string> {
    const link = new RegExp(`${address}/(?:pt|en|es)/${page}#token=[\\w-]+`);
    const links = () => mails.flatMap(({ to, message }) => (to === recipient ? (link.exec(message)?.[0] ?? []) : []));
    const untaken = () => links().filter((one) => !taken.has(one));
    await expect.poll(untaken).not.toEqual([]);
    // The earlier ones were replaced by the newest.
    for (const one of untaken()) taken.add(one);
    return [...taken].at(-1) ?? '';
  }
  return { address, pages: settings.PUBLIC_URL ?? address, linkTo, stop };
}
