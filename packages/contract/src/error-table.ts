type ErrorEntry = {
  status: number;
  /** The sentence a person reads. */
  message: string;
  /** What callers get as `code` where the specification fixes another spelling. */
  wireCode?: string;
};

/** Errors of one area by their code. */
export type ErrorTable = Readonly<Record<string, ErrorEntry>>;
