import type { AppPlan } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import type { Change } from '../change.ts';
import { findFieldAnywhere } from '../find.ts';

/** Units as people call them in English and German, and how they are written. */
const units: readonly (readonly [RegExp, string])[] = [
  [/^(?:square met(?:er|re)s?|sqm|m²|quadratmetern?)$/i, 'm²'],
  [/^(?:met(?:er|re)s?|metern?)$/i, 'm'],
  [/^(?:centimet(?:er|re)s?|zentimetern?|cm)$/i, 'cm'],
  [/^(?:kilomet(?:er|re)s?|kilometern|km)$/i, 'km'],
  [/^(?:miles)$/i, 'mi'],
  [/^(?:kilo(?:gram)?(?:me)?s?|kilogramm|kg)$/i, 'kg'],
  [/^(?:gram(?:me)?s?|gramm)$/i, 'g'],
  [/^(?:pounds of weight|lbs?)$/i, 'lb'],
  [/^(?:lit(?:er|re)s?|litern)$/i, 'l'],
  [/^(?:minutes?|minuten)$/i, 'min'],
  [/^(?:hours?|stunden)$/i, 'h'],
  [/^(?:days?|tagen)$/i, 'd'],
  [/^(?:percent|per cent|prozent|%)$/i, '%'],
  [/^(?:degrees?|grad)$/i, '°'],
  [/^(?:°c|celsius)$/i, '°C'],
  [/^(?:mg|milligram(?:me)?s?|milligramm)$/i, 'mg'],
  [/^(?:ml|millilit(?:er|re)s?|millilitern?)$/i, 'ml'],
  [/^(?:mm|millimet(?:er|re)s?|millimetern?)$/i, 'mm'],
  [/^(?:acres?)$/i, 'acres'],
  [/^(?:ha|hectares?|hektar)$/i, 'ha'],
  [/^(?:hz|hertz)$/i, 'Hz'],
  [/^(?:volts?)$/i, 'V'],
  [/^(?:watts?)$/i, 'W'],
  [/^(?:kwh|kilowatt(?: ?hours?|stunden))$/i, 'kWh'],
  [/^(?:inch(?:es)?|zoll)$/i, 'in'],
  [/^(?:feet|foot|ft|fuß)$/i, 'ft'],
  [/^(?:gallons?|gallonen?)$/i, 'gal'],
  [/^(?:pints?)$/i, 'pt'],
  [/^(?:ounces?|oz|unzen?)$/i, 'oz'],
  [/^(?:seconds?|sekunden)$/i, 's'],
  [/^(?:tons?|tonnes?|tonnen)$/i, 't'],
  [/^(?:kilo|kilos)$/i, 'kg'],
  [/^(?:l|ltr)$/i, 'l'],
];
export const unitNamed = (said: string): string | undefined => units.find(([called]) => called.test(said.trim()))?.[1];
const ways: readonly RegExp[] = [
  /^(?:show|give|enter|write|have|put|measure) (?:the )?(.+?) in (.+)$/i,
  /^(?:the )?(.+?) (?:is|are|should be|must be|is measured|are measured)(?: shown| given| entered| measured)? in (.+)$/i,
];

/** "show the size in square metres": a number with the unit that was named. */
export function unitRequest(text: string, plan: AppPlan): Change[] | string | null {
  for (const words of ways) {
    const [, name = '', said = ''] = words.exec(text) ?? [];
    const unit = unitNamed(said);
    const found = unit && findFieldAnywhere(plan, name.replace(/\s+(?:field|column)$/i, ''), undefined);
    if (!found) continue;
    if (!['number', 'text', 'money'].includes(found.field.type) || rolesOf(found.entity).title === found.field)
      return `${found.field.label} is no number that could have a unit. I changed nothing.`;
    return [{ kind: 'field-unit', entity: found.entity.name, field: found.field.name, unit }];
  }
  return null;
}
