import type { Field } from '../plan/plan.ts';

type Pools = readonly (readonly [RegExp, readonly number[]])[];

/** What numbers in a unit are. */
const inUnit: Pools = [
  [/^(?:min|minutes?|Minuten)$/, [30, 45, 90, 20, 15, 120, 60, 25]],
  [/^(?:h|hours?|Stunden)$/, [2, 3, 1, 2, 4, 1, 2, 3]],
  [/^kWh$/i, [320, 210, 450, 280, 390, 175, 510, 240]],
  [/^GB$/, [5, 20, 50, 10, 100, 8, 40, 2]],
  [/^km$/, [5, 12, 8, 21, 3, 16, 10, 42]],
  [/^kg$/, [4, 12, 28, 7, 18, 3, 9, 22]],
  [/^cm$/, [40, 120, 75, 32, 180, 60, 95, 24]],
  [/^m²$/, [48, 72, 95, 61, 120, 38, 84, 57]],
  [/^(?:l|litres?|Liter)$/, [20, 45, 12, 38, 60, 5, 30, 15]],
]; // prettier-ignore

/** What numbers hold, by the field's name; the first match counts. */
const named: Pools = [
  [/population|einwohner/, [545_000, 804_000, 263_000, 709_000, 1_980_000, 232_000, 77_000, 522_000]],
  [/followers|downloads|subscribers/, [1240, 860, 15_300, 4200, 980, 22_100, 310, 7600]],
  [/discount|rabatt|reduction|(?:^|_)off$/, [15, 50, 20, 10, 30, 25, 40, 5]],
  [/(?:^|_)change(?:_|$)/, [1.4, -0.8, 2.3, 0.2, -1.6, 3.1, 0.7, -0.3]],
  [/minimum|min_stock|reorder|safety_stock|mindest/, [5, 6, 10, 2, 20, 4, 15, 3]],
  [/employees|mitarbeiter|headcount/, [12, 48, 140, 8, 320, 26, 75, 19]],
  [/^(?:number_of_)?(?:students|pupils)$/, [820, 240, 1350, 460, 310, 5200, 180, 95]],
  [/^(?:attack|defence|defense|strength|speed|health)$/, [7, 5, 9, 4, 6, 8, 3, 7]],
  [/^tracks|^chapters|^questions|^lessons/, [12, 18, 9, 24, 14, 30, 11, 16]],
  [/^(?:days|times_a_week|repetitions|nights)/, [3, 5, 7, 4, 10, 2, 6, 8]],
  [/calories/, [320, 540, 460, 280, 610, 390, 120, 210]],
  [/kwh|consumption/, [320, 210, 450, 280, 390, 175, 510, 240]],
  [/mileage|odometer/, [48_200, 12_600, 97_400, 30_100, 154_000, 8300, 66_700, 21_500]],
  [/^wind/, [12, 24, 8, 31, 17, 5, 20, 14]],
  [/^rain$/, [10, 70, 0, 45, 85, 20, 5, 30]],
  [/^lowest/, [11, 9, 2, 14, 22, 8, -3, 12]],
  [/^load/, [23, 61, 47, 12, 88, 35, 8, 54]],
  [/^seasons/, [2, 1, 4, 3, 6, 1, 5, 2]],
  [/^(?:reached|participants)/, [48, 120, 36, 75, 210, 18, 64, 92]],
  [/^hours(?!_heard|_in)|_hours$|how_long/, [2, 3, 1, 2, 4, 1, 2, 3]],
  [/(?:^|_)months/, [6, 12, 3, 9, 24, 4, 18, 12]],
  [/(?:^|_)weeks/, [6, 8, 4, 10, 12, 2, 5, 6]],
  [/bedrooms|rooms$|experience|years/, [2, 1, 3, 4, 2, 6, 12, 5]],
  [/air_quality|aqi/, [42, 57, 88, 61, 35, 112, 74, 49]],
  [/gas|ppm/, [410, 428, 465, 402, 450, 515, 433, 420]],
  [/temperature/, [19, 21, 8, 23, 35, 17, 4, 22]],
  [/humidity/, [48, 55, 82, 61, 40, 77, 52, 45]],
  [/(?:^|_)(?:goals|points_scored|sets_won)(?:_|$)/, [2, 1, 0, 3, 1, 4, 2, 0]],
  [/people|guests|persons|party_size|adults|children/, [2, 4, 1, 3, 2, 6, 5, 2]],
  [/players/, [4, 2, 6, 3, 5, 8, 4, 2]],
  [/seats|places|capacity/, [6, 4, 8, 12, 20, 10, 24, 16]],
  [/^points|high_?score|punkte/, [80, 60, 120, 40, 100, 70, 50, 30]],
  [/rating|stars/, [4, 5, 3, 4, 5, 2, 4, 1]],
  [/score/, [4, 5, 3, 0, 5, 2, 4, 1]],
  [/year/, [2019, 2022, 1998, 2024, 2011, 2007, 2020, 1974]],
  [/percent|progress/, [40, 100, 75, 0, 10, 60, 90, 25]],
  [/minutes|duration|time/, [30, 45, 90, 20, 15, 120, 60, 25]],
  [/pages/, [320, 184, 416, 96, 272, 544, 208, 368]],
  [/(?:^|_)age$/, [3, 7, 1, 4, 12, 5, 9, 2]],
]; // prettier-ignore

const percent = [40, 65, 75, 20, 10, 60, 90, 25];
const anything = [12, 4, 27, 3, 50, 8, 33, 6];

/** Numbers as such a field has them. */
export const numbersFor = ({ name, unit }: Field): readonly number[] =>
  named.find(([names]) => names.test(name))?.[1] ??
  (unit === '%' ? percent : inUnit.find(([units]) => unit !== undefined && units.test(unit))?.[1]) ??
  anything;

const sums: Pools = [
  [/^(?:saved|raised|current_bid|spent)$/, [840, 310, 2600, 950, 480, 1900, 60, 420]],
  [/^(?:goal|target|starting_price|balance|limit)$/, [1200, 800, 4800, 1500, 960, 2150, 250, 640]],
  [/^(?:revenue|turnover|umsatz|annual_\w+)$/, [1_240_000, 860_000, 4_300_000, 2_750_000, 590_000, 7_900_000, 350_000, 1_900_000]],
  [/market_(?:value|cap\w*)|valuation/, [8_600_000, 3_100_000, 24_500_000, 12_800_000, 2_400_000, 61_000_000, 1_700_000, 9_300_000]],
  [/(?:hourly|per_hour|an_hour|hour_rate)/, [18, 32, 24, 45, 28, 60, 22, 38]],
  [/salary|wage|^pay$|income|gehalt|lohn/, [2400, 2850, 2200, 3100, 2650, 3600, 1950, 2750]],
  [/rent(?:$|_)|miete/, [780, 1150, 640, 920, 1480, 560, 1040, 870]],
  [/budget|value|loan|fund/, [1200, 3500, 4800, 1800, 960, 2150, 750, 640]],
  [/donation|pledge/, [50, 200, 25, 80, 1000, 75, 120, 40]],
  [/amount/, [50, 200, 25, 310, 1000, 75, 120, 40]],
  [/unit_cost|unit_price|piece/, [2.4, 18, 0.9, 6.5, 12, 3.2, 0.15, 1.8]],
  [/price|fee|premium/, [24.5, 58, 12, 39, 94, 65.9, 31, 48.2]],
]; // prettier-ignore

/** Sums as such a field has them. */
export const amountsFor = (name: string): readonly number[] =>
  sums.find(([names]) => names.test(name))?.[1] ?? [24.5, 180, 12, 59, 240, 65.9, 310, 48.2];
