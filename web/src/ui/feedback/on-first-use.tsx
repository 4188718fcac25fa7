// A button whose menu, popover or sheet is loaded when it is first used. Until then only the button is there.
import {
  type ComponentPropsWithRef,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';

/** What a target of Mantine's menus and popovers passes on to its button. */
export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'color' | 'disabled' | 'style'>;

interface OnFirstUseProps {
  /** The button alone; a click asks for the part. */
  button: (open: () => void) => ReactNode;
  /** The lazy part: brings the same button, and opens by `useFirstOpening`. */
  children: ReactNode;
}

/** As a transition: the button stays, and keeps the focus, until the part is there. */
export function OnFirstUse({ button, children }: OnFirstUseProps) {
  const [used, setUsed] = useState(false);
  return <Suspense>{used ? children : button(() => startTransition(() => setUsed(true)))}</Suspense>;
}

/**
 * For the part: it comes closed, takes the focus that went with the plain button, and then opens. What opens in its first
 * rendering would not know to whom it gives the focus back when it is closed.
 */
export function useFirstOpening() {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    // Its texts may have to come first.
    startTransition(() => setOpened(true));
  }, []);
  return {
    opened,
    /** For the popover or menu. */
    surface: { opened, onChange: setOpened, returnFocus: true },
    /** For its button. */
    button,
    toggle: () => setOpened(!opened),
  };
}
