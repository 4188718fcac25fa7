// A mail server that can be away, and what it took.
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** How often each mail came, by Message-ID. */
  taken: Map<string, number>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function mailServer(port: number): MailServer {
  const taken = new Map<string, number>();
  let server: SMTPServer | undefined;
  const start = () =>
    new Promise<void>((listening) => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData(stream, _session, done) {
          void buffer(stream).then((content) => {
            const id = /^message-id: (.*)$/im.exec(content.toString())?.[1] ?? '';
            taken.set(id, (taken.get(id) ?? 0) + 1);
            done();
          });
        },
      });
      server.on('error', () => {});
      server.listen(port, '127.0.0.1', listening);
    });
  const stop = () => new Promise<void>((closed) => (server ? server.close(() => closed()) : closed()));
  return { taken, start, stop };
}
