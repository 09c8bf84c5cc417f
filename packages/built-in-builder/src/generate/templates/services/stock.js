/**
 * Brings the stock of what a record points to in line with the record: `before` is how it was, `after` how it is now; null
 * where it was made or deleted. Refuses to take more than there is.
 */
export async function moveStock(stocks, change, before, after) {
  const changes = [];
  for (const { entity, by, field, title } of stocks) {
    const sums = new Map();
    if (before?.[by]) sums.set(before[by], -change(before));
    if (after?.[by]) sums.set(after[by], (sums.get(after[by]) ?? 0) + change(after));
    for (const [id, sum] of sums) {
      if (sum === 0) continue;
      const record = await entity.get(id);
      const left = (record[field] ?? 0) + sum;
      if (left < 0 && sum < 0)
        throw new Error('Not enough in stock: ' + record[title] + ' (' + (record[field] ?? 0) + ')');
      changes.push([entity, id, { [field]: left }]);
    }
  }
  for (const [entity, id, values] of changes) await entity.update(id, values);
}
