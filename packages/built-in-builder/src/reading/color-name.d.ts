/** CSS colour names and their red, green and blue, 0 to 255. The package brings no types. */
declare module 'color-name' {
  const colours: Readonly<Record<string, readonly [number, number, number]>>;
  export default colours;
}
