declare module "*.svg?picture" {
  const svg: string;
  export default svg;
}
declare module "virtual:palettes.css";
