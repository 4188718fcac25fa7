// A button whose menu, popover or sheet is loaded when it is first used. Until then only the button is there.
import { type ComponentPropsWithRef, type ReactNode, Suspense, useState } from 'react';

/** What a target of Mantine's menus and popovers passes on to its button. */
export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'color' | 'disabled' | 'style'>;

interface OnFirstUseProps {
  /** The button alone; a click asks for the part. */
  button: (open: () => void) => ReactNode;
  /** The lazy part: brings the same button, and starts open. */
  children: ReactNode;
}

export function OnFirstUse({ button, children }: OnFirstUseProps) {
  const [used, setUsed] = useState(false);
  const plain = button(() => setUsed(true));
  return used ? <Suspense fallback={plain}>{children}</Suspense> : plain;
}
