// Runs work only while the page is visible: now if it is, and each time it becomes visible again.

/** @returns the function that stops it, as an effect needs it */
export function whenVisible(act: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') act();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
