/** What a person enters. `unit` is shown behind the label; a formula reckons in its own units, hence `factor`. */
export type CalculationInput = {
  name: string;
  label: string;
  kind: 'number' | 'money' | 'percent' | 'choice' | 'date' | 'numbers';
  /** What stands there at first, so that a result is seen before anything is typed. */
  start: string;
  unit?: string;
  /** From the unit on the page to the unit of the formula. */
  factor?: number;
  options?: { label: string; value: number }[];
};

/** `formula` is JavaScript over the names of the inputs; a date counts as days, `today` is the present one. */
export type CalculationResult = {
  name: string;
  label: string;
  kind: 'number' | 'money' | 'percent' | 'text' | 'date';
  formula: string;
  unit?: string;
};

/** A formula with a face: what goes in, what comes out. The first result is the one that was asked for. */
export type Calculation = { inputs: CalculationInput[]; results: CalculationResult[] };

/** Units of one quantity. A value times `factor`, after `shift` was added, is in the base unit. */
export type Unit = { name: string; short: string; factor: number; shift?: number };
export type Quantity = {
  name: string;
  units: Unit[];
  /** Factors that change from day to day, which people set themselves. */
  areRates?: boolean;
};
