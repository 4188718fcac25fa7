// HTTP for the clients: keep-alive connections, and little work, because the measured server runs beside them.
import { Agent, request } from 'node:http';

export interface Calls {
  url: string;
  get(path: string, token: string): Promise<unknown>;
  /** @throws when the connection breaks or the answer is an error */
  post(path: string, token: string, body: object, headers: Record<string, string>): Promise<unknown>;
}

export function callsTo(url: string): Calls {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const send = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    new Promise<unknown>((resolve, reject) => {
      const call = request(`${url}${path}`, { method, headers, agent, timeout: 20_000 }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
        });
        answer.on('error', reject);
        answer.on('end', () => {
          const { statusCode = 0 } = answer;
          if (statusCode >= 300) reject(new Error(`${method} ${path} answered ${statusCode}: ${text.slice(0, 200)}`));
          else resolve(text === '' ? undefined : JSON.parse(text));
        });
      });
      call.on('timeout', () => call.destroy(new Error('no answer')));
      call.on('error', reject);
      call.end(body);
    });
  return {
    url,
    get: (path, token) => send('GET', path, { authorization: `Bearer ${token}` }),
    post: (path, token, body, others) => {
      const text = JSON.stringify(body);
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
        ...others,
      };
      return send('POST', path, headers, text);
    },
  };
}
