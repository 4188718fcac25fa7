// The single writes of the load: what one of them makes, another one needs.
import { multipart, samplePdf } from '../../server/test/support/uploads.ts';
import type { Kind, Send } from './journal.ts';
import type { Scene } from './scene.ts';

export interface Step {
  send: Send;
  /** When it is acknowledged. @param id of the answer, where there was one @returns the record's id */
  done(id: string | undefined): string;
}

/** Undefined where nothing is ready for it. */
export type MakeStep = (key: string) => Step | undefined;

/** Of a person's files that belong to no record, below what the product allows. */
const mostFiles = 16;
const fileBytes = 20_000;

/** Records that wait for their next change, by what is to be done to them. */
export interface Ready {
  invoices: string[];
}

export function createSteps(url: string, scene: Scene): { steps: Record<Kind, MakeStep>; ready: Ready } {
  const { seller, admin, writers } = scene;
  const ready = {
    files: [] as string[],
    projects: [] as string[],
    contracts: [] as string[],
    invoices: [] as string[],
    paid: [] as string[],
  };
  let filesOut = 0;
  let messages = 0;

  const post = (path: string, { token }: { token: string }, body: object = {}): Send => ({
    url: url + path,
    token,
    contentType: 'application/json',
    body: JSON.stringify(body),
  });

  function upload(key: string): Step | undefined {
    if (filesOut >= mostFiles) return undefined;
    filesOut += 1;
    const content = Buffer.concat([samplePdf, Buffer.from(`% ${key}\n`), Buffer.alloc(fileBytes, ' ')]);
    const { body, headers } = multipart([{ field: 'file', name: `${key}.pdf`, content }]);
    const send = { url: `${url}/api/files/upload`, token: seller.token, contentType: headers['content-type'] };
    return making(ready.files, { ...send, body: new Uint8Array(body) });
  }

  /** Makes a record that waits for its next change then. */
  function making(to: string[] | undefined, send: Send, done = () => {}): Step {
    return {
      send,
      done(id = '') {
        if (id !== '') to?.push(id);
        done();
        return id;
      },
    };
  }

  /** Changes the record that has waited longest. */
  function changing(from: string[], to: string[] | undefined, send: (id: string) => Send): Step | undefined {
    const id = from.shift();
    if (id === undefined) return undefined;
    return {
      send: send(id),
      done() {
        to?.push(id);
        return id;
      },
    };
  }

  function takeFiles(count: number): string[] {
    return ready.files.splice(0, count);
  }

  function project(key: string): Step | undefined {
    // As many as a project may have of one phase, and one is left for a payment.
    const files = takeFiles(Math.max(1, Math.min(5, ready.files.length - 1)));
    if (files.length === 0) return undefined;
    const send = post('/api/projects', seller, scene.project(files, key));
    return making(ready.projects, send, () => {
      filesOut -= files.length;
    });
  }

  function payment(): Step | undefined {
    if (ready.invoices.length === 0) return undefined;
    const [fileId] = takeFiles(1);
    if (fileId === undefined) return undefined;
    const step = changing(ready.invoices, ready.paid, (id) =>
      post(`/api/payments/${id}/upload-file/${fileId}`, seller),
    );
    filesOut -= 1;
    return step;
  }

  function message(text: string): Step | undefined {
    messages += 1;
    const writer = writers[messages % writers.length];
    return writer && making(undefined, post(`/api/negotiations/${writer.negotiationId}/messages`, writer, { text }));
  }

  const approve = (plural: string) => (id: string) => post(`/api/admin/${plural}/${id}/approve`, admin);
  const confirm = (id: string) => post(`/api/admin/payments/${id}/verify`, admin, { status: 'confirmed' });
  const steps: Record<Kind, MakeStep> = {
    message,
    upload,
    project,
    payment,
    'project approval': () => changing(ready.projects, undefined, approve('projects')),
    contract: (key) => making(ready.contracts, post('/api/energy-contracts', seller, scene.contract(key))),
    'contract approval': () => changing(ready.contracts, undefined, approve('energy-contracts')),
    'payment confirmation': () => changing(ready.paid, undefined, confirm),
  };
  return { steps, ready };
}
