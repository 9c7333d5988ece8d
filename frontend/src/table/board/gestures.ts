// Fingers, mouse and wheel on a board: pan with one, pinch with two, wheel to zoom.

import type { Point } from "../../tiles/places.ts";

export interface Moves {
  pan(dx: number, dy: number): void;
  zoom(factor: number, about: Point): void;
}

/** How far a finger may tremble, in px, and still only tap. */
const TREMBLE = 6;

/** Svelte attachment: tells moves of what is done on this element; a pan is no click. */
export function gestures(moves: Moves): (element: Element) => () => void {
  return (element) => {
    const fingers = new Map<number, Point>();
    let panning = false;
    let start: Point = { x: 0, y: 0 };

    const where = (event: { clientX: number; clientY: number }): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      fingers.set(event.pointerId, where(event));
      if (fingers.size === 1) [panning, start] = [false, where(event)];
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = where(event);
      if (!panning && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < TREMBLE) return;
      if (!panning) {
        panning = true;
        for (const id of fingers.keys()) element.setPointerCapture(id);
      }
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      fingers.set(event.pointerId, now);
      if (!other) return moves.pan(now.x - before.x, now.y - before.y);
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      moves.zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      moves.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
    };
    const click = (event: Event) => {
      if (panning) event.stopPropagation();
      panning = false;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      moves.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.04 : 0.0016)), where(event));
    };

    const listeners: [string, (event: never) => void, AddEventListenerOptions][] = [
      ["pointerdown", down, {}],
      ["pointermove", move, {}],
      ["pointerup", up, {}],
      ["pointercancel", up, {}],
      ["click", click, { capture: true }],
      ["wheel", wheel, { passive: false }],
    ];
    for (const [name, listener, options] of listeners)
      element.addEventListener(name, listener as EventListener, options);
    return () => {
      for (const [name, listener, options] of listeners)
        element.removeEventListener(name, listener as EventListener, options);
    };
  };
}
