/** Headers of record calls. The owner in the builder may say what a write is part of; from apps these mean nothing. */
export const recordHeaders = {
  /** A repeat of `POST .../bulk` with the same key answers the first call's records and writes nothing. */
  idempotencyKey: 'idempotency-key',
  via: 'x-whittle-via',
  /** The id of the act that a write belongs to, 24 hex digits; answered on every write. */
  call: 'x-whittle-call',
  /** The id of the act that a write takes back. */
  undoes: 'x-whittle-undoes',
  /** On a write: names of fields that the entity does not declare and that were not stored, percent-encoded, by commas. */
  notStored: 'x-whittle-not-stored',
  /** On a write: names of fields whose values are stored although their declaration says otherwise, written alike. */
  unlikeDeclared: 'x-whittle-unlike-declared',
} as const;
