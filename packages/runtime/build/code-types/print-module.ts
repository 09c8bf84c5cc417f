import ts from 'typescript-in-js';
import { printComment, printMember, printParameters, printType } from './print-type.ts';

/** A longer declaration helps nobody who writes. */
const maxChars = 6_000;

/** What a module exports, as declarations that need no other file than React's. */
export function printModule(module: ts.Symbol, checker: ts.TypeChecker): string {
  const print = (name: string, symbol: ts.Symbol, isExported: boolean) => {
    const declare = isExported ? 'export ' : 'declare ';
    if (symbol.flags & ts.SymbolFlags.Class) return `${declare}class ${name} { ${anything} }`;
    const detailed = printValue(name, symbol, checker, declare);
    return detailed.length < maxChars ? detailed : `${declare}const ${name}: any;`;
  };
  const lines: string[] = [];
  for (const exported of checker.getExportsOfModule(module)) {
    const { name } = exported;
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (name === 'default') lines.push(print('whole', symbol, false), 'export default whole;');
    else if (!/^[A-Za-z_$][\w$]*$/.test(name)) continue;
    else if (symbol.flags & ts.SymbolFlags.Value) lines.push(print(name, symbol, true));
    else lines.push(`export type ${name} = any;`);
  }
  return lines.join('\n');
}

const anything = 'constructor(...args: any[]); [member: string]: any; static [member: string]: any';

function printValue(name: string, symbol: ts.Symbol, checker: ts.TypeChecker, declare: string): string {
  const type = checker.getTypeOfSymbol(symbol);
  const comment = printComment(symbol, checker);
  if (type.getConstructSignatures().length > 0) return `${declare}class ${name} { ${anything} }`;
  const calls = type.getCallSignatures();
  const [first] = calls;
  if (!first) return `${comment}${declare}const ${name}: ${printType(type, checker)};`;
  const props = /^(?:[A-Z]|whole)/.test(name) ? propsOf(first, checker) : null;
  if (props !== null) return `${comment}${declare}function ${name}(props: ${props}): React.ReactElement;`;
  const own = calls.slice(0, 3).map((call) => {
    const parameters = printParameters(call, checker);
    return `${comment}${declare}function ${name}(${parameters}): ${printType(call.getReturnType(), checker, 1)};`;
  });
  return own.join('\n');
}

/** Members of every element, which React's own types bring along. */
const ofEveryElement = new Set([
  'AriaAttributes',
  'DOMAttributes',
  'HTMLAttributes',
  'Attributes',
  'RefAttributes',
  'ClassAttributes',
]);

/** The props of a component; null for a function that is none. */
function propsOf(call: ts.Signature, checker: ts.TypeChecker): string | null {
  const [parameter] = call.parameters;
  if (!parameter) return '{}';
  const type = checker.getTypeOfSymbol(parameter);
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Union))) return null;
  if (checker.isArrayType(type) || type.getCallSignatures().length > 0) return null;
  let isElement = false;
  const own: string[] = [];
  for (const member of checker.getPropertiesOfType(type)) {
    const holder = member.declarations?.[0]?.parent;
    if (holder && ts.isInterfaceDeclaration(holder) && ofEveryElement.has(holder.name.text)) isElement = true;
    else own.push(printMember(member, checker, 1));
  }
  const written = `{ ${own.join(' ')} }`;
  return isElement ? `React.HTMLAttributes<HTMLElement> & React.Attributes & { ref?: any } & ${written}` : written;
}
