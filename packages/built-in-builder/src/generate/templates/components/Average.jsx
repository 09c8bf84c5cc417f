/** The mean of ratings such as 4 or "4 stars"; nothing while there are none. */
export default function Average({ values }) {
  const numbers = values.map((value) => Number.parseFloat(value)).filter((value) => value > 0);
  if (numbers.length === 0) return null;
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  return <span className="text-sm font-normal tabular-nums">{'Average ' + mean.toFixed(1) + ' of 5'}</span>;
}
