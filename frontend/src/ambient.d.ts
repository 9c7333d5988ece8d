declare module "*.svg?picture" {
  const svg: string;
  export default svg;
}
declare module "virtual:palettes.css";
declare module "virtual:words/*" {
  const words: string;
  export default words;
}
declare module "virtual:measures" {
  interface Marks {
    flag: { radius: number; ahead: number; edge: number; numeral: number; numeral_two: number; picture: number };
    arrow: { radius: number; head: number };
    across: { scale: number; first: number; step: number };
    cap: { length: number; width: number; ahead: number; flag: number };
    held: { ahead: number; width: number; apart: number; dash: number };
    joint: { radius: number; width: number };
    last: { width: number; glow: number };
  }
  /** Lengths in mm, angles in degrees; what each means is told in design.json. */
  const measures: {
    curved: { inner: number; outer: number; span: number; face: number };
    straight: { width: number; length: number; face: number };
    tile: { pin: number };
    marks: Marks;
  };
  export default measures;
}
