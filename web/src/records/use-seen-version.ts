// The version that a dialog's change is based on: the one it opened with, whatever is fetched behind it. Once a refusal has
// said that there is another, what is sent again is meant to replace that one.
import { useState } from 'react';

export function useSeenVersion(present: number | undefined) {
  const [opened] = useState(present);
  const [isTold, setTold] = useState(false);
  return { version: isTold ? present : opened, onRefused: () => setTold(true) };
}
