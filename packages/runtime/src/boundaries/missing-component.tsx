/** Stands where code uses a component that does not exist; the boundary around it says so. */
export function MissingComponent(): never {
  throw new Error('A component that is used here is undefined. Check that its file exports it under this name.');
}
