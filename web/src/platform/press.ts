// What would move the page waits while a mouse button or a finger is down: if the pressed element moved before the release,
// the browser would send no click to it (docs/decisions/083).

/** In ms. A touch's mouse events, with its click, follow the release. */
const untilClick = 50;
/** In ms. Who holds longer drags or selects text. */
const longestPress = 500;

let isPressed = false;
/** When what waits runs at the latest. */
let deadline = 0;
let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function end(): void {
  isPressed = false;
  const due = waiting;
  waiting = [];
  for (const run of due) {
    try {
      run();
    } catch (error) {
      // The others run all the same.
      reportError(error);
    }
  }
}

function endIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(end, milliseconds);
}

/** @param page the document's root or window, which all events of pointers reach */
export function watchPresses(page: EventTarget): void {
  const whilePressed = (milliseconds: number) => () => isPressed && endIn(milliseconds);
  page.addEventListener(
    'pointerdown',
    () => {
      // A second finger, or a second press before the end of the first, waits no longer than that.
      if (!isPressed) deadline = performance.now() + longestPress;
      isPressed = true;
      endIn(deadline - performance.now());
    },
    true,
  );
  page.addEventListener('pointerup', whilePressed(untilClick), true);
  // After the click's own listeners.
  page.addEventListener('click', whilePressed(0), true);
  page.addEventListener('pointercancel', whilePressed(0), true);
}

/** Runs it at once, or after the present press and its click. */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}
