// A call that needs a fresh proof of who it is asks for one, and is made again with it. How a person is asked, the app says.

/** `impossible`: this account cannot give one on the page. */
export type Proof = 'given' | 'refused' | 'impossible';

const nobody = async (): Promise<Proof> => 'impossible';
let ask = nobody;
let asking: Promise<Proof> | undefined;

/** For the one place that asks. @returns the end of it */
export function onProofWanted(handle: () => Promise<Proof>): () => void {
  ask = handle;
  return () => {
    ask = nobody;
  };
}

/** Calls that want one at the same time wait for the same answer. */
export function wantProof(): Promise<Proof> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}
