// Loads a picture before it is shown. A failure is tried again after 1 and 2 seconds; then there is none.

const waits = [1000, 2000];

/** @returns stops it */
export function loadPicture(src: string, onLoaded: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let picture: HTMLImageElement | undefined;
  const attempt = (failures: number) => {
    picture = new Image();
    picture.onload = onLoaded;
    picture.onerror = () => {
      const wait = waits[failures];
      if (wait !== undefined) timer = setTimeout(() => attempt(failures + 1), wait);
    };
    picture.src = src;
  };
  attempt(0);
  return () => {
    if (picture) {
      picture.onload = null;
      picture.onerror = null;
    }
    clearTimeout(timer);
  };
}
