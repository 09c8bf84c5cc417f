/**
 * Does something as a browser's event does, outside of `act`, and comes back within the same task: what React put off until
 * later has not happened yet, as for somebody whose next key is already on its way.
 */
export async function inOneTask(happen: () => void): Promise<void> {
  const surroundings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = surroundings.IS_REACT_ACT_ENVIRONMENT;
  surroundings.IS_REACT_ACT_ENVIRONMENT = false;
  happen();
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  surroundings.IS_REACT_ACT_ENVIRONMENT = before;
}
