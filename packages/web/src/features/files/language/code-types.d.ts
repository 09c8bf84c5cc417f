declare module 'virtual:code-types' {
  const types: { files: Record<string, string>; classes: string[]; variants: string[] };
  export default types;
}
