// A button whose menu, popover or sheet loads on first use. Until then only the button is rendered. Its code is fetched as
// soon as the pointer or the focus is near, so that it opens at once.
import {
  type ComponentPropsWithRef,
  createContext,
  type ReactNode,
  Suspense,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

/** The props that a target of Mantine's menus and popovers passes on to its button. */
export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'color' | 'disabled' | 'style'>;

/** Imports the code of a lazy part; the browser keeps it. */
type Load = () => Promise<unknown>;

const NearbyLoads = createContext<Set<Load> | undefined>(undefined);

/** A failed prefetch is repeated when the part is used, which also tells of the failure. */
const fetchAhead = (load: Load) => void load().catch(() => {});

type AreaProps = ComponentPropsWithRef<'div'> & {
  /** Of parts that the area opens by itself. */
  loads?: readonly Load[];
};

/** A bar of such buttons: fetches the code of all of them once the pointer or the focus has entered it. */
export function FirstUseArea({ loads = [], children, ...props }: AreaProps) {
  const [inside] = useState(() => new Set<Load>());
  const enter = () => {
    for (const load of [...loads, ...inside]) fetchAhead(load);
    inside.clear();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens that a user could ask for
    <div {...props} onPointerEnter={enter} onFocus={enter}>
      <NearbyLoads value={inside}>{children}</NearbyLoads>
    </div>
  );
}

interface OnFirstUseProps {
  /** Fetches the part's code. */
  load: Load;
  /** The button alone; a click loads the part. */
  button: (open: () => void) => ReactNode;
  /** The lazy part: it renders the same button, and opens with `useFirstOpening`. */
  children: ReactNode;
}

/** A transition keeps the button and its focus until the part is loaded. */
export function OnFirstUse({ load, button, children }: OnFirstUseProps) {
  const [used, setUsed] = useState(false);
  const nearby = useContext(NearbyLoads);
  useEffect(() => {
    nearby?.add(load);
    return () => void nearby?.delete(load);
  }, [nearby, load]);
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
