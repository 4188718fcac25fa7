// A window that changes its size tells of it many times a second: what is laid out by it waits until it rests.

/** The debounce delay of a resize. */
export const resizeDelay = 100;

/** @returns the function that stops it */
export function onResized(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, resizeDelay);
  };
  addEventListener('resize', listen);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', listen);
  };
}
