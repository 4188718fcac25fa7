// Messages and uploads, without a pause; what was acknowledged is known with its time.

import { multipart, samplePdf } from '../../server/test/support/uploads.ts';
import { compareWritten, startWriteLoad } from '../../server/test/support/write-load.ts';
import type { Person } from '../realtime/parties.ts';

const perSecond = 40;
const uploadsPerSecond = 5;
const sampleEveryMs = 50;

export interface Load {
  /** In ms of this machine's clock: how much was acknowledged by then. */
  countAt(instant: number): { messages: number; uploads: number };
  /** The first so many, in the order of their acknowledgement. */
  missing(
    upTo: { messages: number; uploads: number },
    stored: { messages: { id: string; text: string }[]; files: string[] },
  ): { lost: number; twice: number };
  stop(): Promise<void>;
}

export function startLoad(url: string, people: readonly Person[]): Load {
  const writers = people.filter(({ negotiationId }) => negotiationId !== undefined);
  const writes = startWriteLoad({
    perSecond,
    to: (index) => {
      const { negotiationId, token } = writers[index % writers.length] ?? { negotiationId: '', token: '' };
      return { url: `${url}/api/negotiations/${negotiationId}/messages`, token };
    },
  });
  const uploaded: string[] = [];
  const underWay = new Set<Promise<void>>();

  async function uploadOne(index: number): Promise<void> {
    const { token } = people[index % people.length] ?? { token: '' };
    const content = Buffer.concat([samplePdf, Buffer.alloc(200_000, crypto.randomUUID())]);
    const { body, headers } = multipart([{ field: 'file', name: 'grande.pdf', content }]);
    const answer = await fetch(`${url}/api/files/upload`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: new Uint8Array(body),
    }).catch(() => undefined);
    if (answer?.status === 201) uploaded.push(((await answer.json()) as { id: string }).id);
  }

  const samples: { at: number; messages: number; uploads: number }[] = [];
  const sample = () => samples.push({ at: Date.now(), messages: writes.acknowledged.size, uploads: uploaded.length });
  let begun = 0;
  const timers = [
    setInterval(sample, sampleEveryMs),
    setInterval(() => {
      if (underWay.size > 10) return;
      const one = uploadOne(begun).finally(() => underWay.delete(one));
      underWay.add(one);
      begun += 1;
    }, 1000 / uploadsPerSecond),
  ];
  return {
    countAt: (instant) => samples.findLast(({ at }) => at <= instant) ?? { messages: 0, uploads: 0 },
    missing({ messages, uploads }, stored) {
      const acknowledged = new Map([...writes.acknowledged].slice(0, messages));
      const { lost, twice } = compareWritten({ ...writes, acknowledged }, stored.messages);
      const files = new Set(stored.files);
      const lostFiles = uploaded.slice(0, uploads).filter((id) => !files.has(id));
      return { lost: lost.length + lostFiles.length, twice: twice.length };
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([writes.stop(), ...underWay]);
      sample();
    },
  };
}
