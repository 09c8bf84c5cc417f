import { vi } from 'vitest';

/**
 * `vi.waitFor` and `vi.waitUntil` give up after a second. A machine that is busy with other tests may need longer, which is no
 * fault of what is tested; a wait that ends early costs nothing.
 */
const patientMs = 10_000;
const isPatient = Symbol.for('whittle.patient-waiting');

for (const name of ['waitFor', 'waitUntil'] as const) {
  const original = vi[name] as ((...args: unknown[]) => unknown) & { [isPatient]?: true };
  // Files that share a process share `vi`.
  if (original[isPatient]) continue;
  const patient = (callback: unknown, options: unknown = {}) =>
    original(callback, typeof options === 'number' ? options : { timeout: patientMs, ...(options as object) });
  Object.assign(vi, { [name]: Object.assign(patient, { [isPatient]: true }) });
}
