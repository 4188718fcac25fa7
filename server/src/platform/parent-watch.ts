// Ends the server when the script that started it is gone: a signal to npm alone, or a kill -9, never reaches the
// server.

/** Calls `stop` once when scripts/start.mjs dies. Does nothing in a server that was started directly. */
export function onParentGone(stop: () => void): void {
  if (process.connected) process.once('disconnect', stop);
}
