// The line as a picture to keep: the server draws it, and the browser can make dots of it.

import type { Settings } from "../../me.svelte.ts";

/** How many dots wide and high a picture is for each px that the server draws. */
const DOTS = 3;

/** Where the server draws the line of a table, in the colours and faces that the reader sees. */
export function pictureAddress(table: string, settings: Settings, language: string): string {
  const query = new URLSearchParams({ palette: paletteOf(settings.theme), faces: settings.faces, language });
  return `/tables/${table}/picture?${query.toString()}`;
}

/** The palette of a theme; where none was chosen the one that the browser asks for. */
export function paletteOf(
  theme: Settings["theme"],
  asks: (query: string) => boolean = (query) => matchMedia(query).matches,
): string {
  if (theme !== "auto") return theme;
  if (asks("(prefers-contrast: more)")) return "high-contrast";
  return asks("(prefers-color-scheme: dark)") ? "night" : "baize";
}

/** A picture of the server as dots (PNG). Throws where the browser can't. */
export async function asDots(address: string): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * DOTS;
  canvas.height = image.naturalHeight * DOTS;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("this browser makes no pictures");
  return blob;
}

/** Let the reader keep something as a file. */
export function keep(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
