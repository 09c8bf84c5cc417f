/** What one costs or earns: beside its number a heading adds up only what was paid. */
export const priceOfOne = /price|salary|wage|pay$|_per_|^(?:rent|fee|rate|preis|miete|gehalt|lohn)/;
