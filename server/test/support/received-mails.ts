// The mails of a test, read from the jobs instead of a mail server.
import type { OutgoingMail } from '../../src/platform/mail/mailer.ts';
import type { TestApp } from './test-app.ts';

export function receiveMails({ platform, runJobs }: Pick<TestApp, 'platform' | 'runJobs'>) {
  const mails: OutgoingMail[] = [];
  platform.mailer = { deliver: async (mail) => void mails.push(mail) };
  /** All to that address so far, oldest first. */
  async function mailsTo(address: string): Promise<OutgoingMail[]> {
    await runJobs();
    return mails.filter(({ to }) => to === address);
  }
  /** The token of the newest link to that page. */
  async function tokenFor(address: string, page: string): Promise<string> {
    const texts = (await mailsTo(address)).map(({ text }) => text);
    const pattern = new RegExp(`/(?:pt|en|es)/${page}#token=([\\w-]+)`);
    const token = texts.flatMap((text) => pattern.exec(text)?.[1] ?? []).at(-1);
    if (token === undefined) throw new Error(`no mail with a link to ${page} for ${address}`);
    return token;
  }
  return { mailsTo, tokenFor };
}
