/** A short code by which people ask for a record again; it follows from the record and needs no field. */
export const referenceOf = (record) =>
  String(record?.id ?? '')
    .replace(/[^a-z0-9]/gi, '')
    .slice(-8)
    .toUpperCase();
