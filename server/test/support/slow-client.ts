// A client that writes its request by hand: in pieces, slowly, or not to its end.
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  socket.on('error', () => {});
  return {
    socket,
    /** All that it has received, when it ends. */
    ended: new Promise<string>((resolve) => {
      socket.once('close', () => resolve(text));
    }),
    send: (...lines: string[]) => socket.write(`${lines.join('\r\n')}\r\n`),
    /** Until the other side closes. */
    async sendSlowly(content: Buffer, { pieces, everyMs }: { pieces: number; everyMs: number }): Promise<void> {
      const size = Math.ceil(content.length / pieces);
      for (let place = 0; place < content.length && !socket.destroyed; place += size) {
        socket.write(content.subarray(place, place + size));
        await pause(everyMs);
      }
    },
  };
}
