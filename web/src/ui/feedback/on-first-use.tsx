// A button whose menu, popover or sheet loads on first use. Until then only the button is rendered.
import {
  type ComponentPropsWithRef,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';

/** The props that a target of Mantine's menus and popovers passes on to its button. */
export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'color' | 'disabled' | 'style'>;

interface OnFirstUseProps {
  /** The button alone; a click loads the part. */
  button: (open: () => void) => ReactNode;
  /** The lazy part: it renders the same button, and opens with `useFirstOpening`. */
  children: ReactNode;
}

/** A transition keeps the button and its focus until the part is loaded. */
export function OnFirstUse({ button, children }: OnFirstUseProps) {
  const [used, setUsed] = useState(false);
  return <Suspense>{used ? children : button(() => startTransition(() => setUsed(true)))}</Suspense>;
}

/**
 * For the part: it mounts closed, takes the focus that was lost with the plain button, and then opens. If it opened in its
 * first render, it would not know where to return the focus.
 */
export function useFirstOpening() {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    // Its texts may have to load first.
    startTransition(() => setOpened(true));
  }, []);
  useEffect(() => {
    if (!opened) return;
    // The part itself hears Escape only once it has the focus, which comes a moment after it is drawn.
    const close = ({ key }: KeyboardEvent) => {
      const isOutside = [document.body, button.current].includes(document.activeElement as HTMLElement);
      if (key === 'Escape' && isOutside) setOpened(false);
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [opened]);
  return {
    opened,
    /** For the popover or menu. */
    surface: { opened, onChange: setOpened, returnFocus: true },
    /** For its button. */
    button,
    toggle: () => setOpened(!opened),
  };
}
