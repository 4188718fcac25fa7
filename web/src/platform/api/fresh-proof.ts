// A call that needs a fresh proof of identity asks for one and is repeated with it. The app decides how to ask.

/** `impossible`: this account cannot give one on the page. */
export type Proof = 'given' | 'refused' | 'impossible';

const nobody = async (): Promise<Proof> => 'impossible';
let ask = nobody;
let asking: Promise<Proof> | undefined;

/** Registers the dialog that asks. @returns a function that removes it */
export function onProofRequested(handle: () => Promise<Proof>): () => void {
  ask = handle;
  return () => {
    ask = nobody;
  };
}

/** Simultaneous calls share one question and its answer. */
export function requestProof(): Promise<Proof> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}
