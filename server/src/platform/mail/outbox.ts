// The folder that replaces a mail server: each mail as an .eml that mail programs open, and as JSON.
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isId } from '../ids.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

const keptMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.string()),
});
export type KeptMail = z.infer<typeof keptMail>;

/** Written atomically, so that a reader of the folder never meets half a mail. */
async function write(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

export async function keepInOutbox(folder: string, mail: OutgoingMail, message: Buffer): Promise<void> {
  const { id, to, subject, text, html, at, attachments = [] } = mail;
  const names = attachments.map(({ name }) => name);
  const kept: KeptMail = { id, to, subject, createdAt: at.toISOString(), text, html, attachments: names };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await write(join(folder, `${id}.eml`), message);
  await write(join(folder, `${id}.json`), JSON.stringify(kept));
}

export async function findInOutbox(folder: string, id: string): Promise<KeptMail | undefined> {
  if (!isId(id)) return undefined;
  const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : keptMail.parse(JSON.parse(text));
}

/** Newest first; the ids sort by time. */
export async function listOutbox(folder: string, limit: number): Promise<KeptMail[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const ids = names.flatMap((name) => (name.endsWith('.json') ? name.slice(0, -5) : []));
  const newest = ids.sort().reverse().slice(0, limit);
  const mails = await Promise.all(newest.map((id) => findInOutbox(folder, id)));
  return mails.filter((mail) => mail !== undefined);
}
