// A tile that is dragged from the hand to where it is to lie.

export interface Drag {
  /** The drag begins: the pointer is at x, y of the window. */
  start(x: number, y: number): void;
  move(x: number, y: number): void;
  /** The tile was let go there; or the drag was broken off. */
  drop(x: number, y: number): void;
  cancel(): void;
}

/** How far a pointer must go, in px, before a tile goes with it. */
const START = 8;

/** Svelte attachment: tells of a drag that begins on this element; a click is none. */
export function draggable(drag: Drag): (element: HTMLElement) => () => void {
  return (element) => {
    let from: { id: number; x: number; y: number } | null = null;
    let dragging = false;

    const down = (event: PointerEvent) => {
      if (event.button === 0 && event.isPrimary) from = { id: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (from?.id !== event.pointerId) return;
      if (!dragging) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < START) return;
        dragging = true;
        element.setPointerCapture(event.pointerId);
        drag.start(event.clientX, event.clientY);
      }
      drag.move(event.clientX, event.clientY);
    };
    const end = (event: PointerEvent) => {
      if (from?.id !== event.pointerId) return;
      if (dragging && event.type === "pointerup") drag.drop(event.clientX, event.clientY);
      else if (dragging) drag.cancel();
      from = null;
    };
    const click = (event: Event) => {
      if (dragging) event.stopImmediatePropagation();
      dragging = false;
    };
    const listeners: [string, (event: never) => void, boolean][] = [
      ["pointerdown", down, false],
      ["pointermove", move, false],
      ["pointerup", end, false],
      ["pointercancel", end, false],
      ["click", click, true],
    ];
    for (const [name, listener, capture] of listeners)
      element.addEventListener(name, listener as EventListener, capture);
    return () => {
      for (const [name, listener, capture] of listeners)
        element.removeEventListener(name, listener as EventListener, capture);
    };
  };
}
