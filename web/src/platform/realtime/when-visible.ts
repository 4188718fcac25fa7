// What is to be done only where somebody looks: now, if the page is in sight, and each time that it comes back into sight.

/** @returns the way to stop, as an effect wants it */
export function whenVisible(act: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') act();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
