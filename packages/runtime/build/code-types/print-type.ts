import ts from 'typescript-in-js';

const maxDepth = 3;
const maxMembers = 24;

/**
 * A type as text that stands alone: what people choose from (words, numbers, functions, React's nodes) is written out,
 * everything else is `any`, since the types behind it are not shipped.
 */
export function printType(type: ts.Type, checker: ts.TypeChecker, depth = 0): string {
  const print = (one: ts.Type) => printType(one, checker, depth + 1);
  const known = knownName(type.aliasSymbol) ?? (type.aliasTypeArguments ? null : knownName(type.getSymbol()));
  if (known !== null) return known;
  if (type.flags & simple) return checker.typeToString(type);
  if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value);
  if (depth > maxDepth) return 'any';
  if (type.isUnion()) return printUnion(type, checker, depth);
  if (checker.isArrayType(type)) return `Array<${print(checker.getTypeArguments(type as ts.TypeReference)[0]!)}>`;
  const [call, ...overloads] = type.getCallSignatures();
  if (call && overloads.length === 0 && type.getProperties().length === 0)
    return `(${printParameters(call, checker, depth)}) => ${print(call.getReturnType())}`;
  const members = type.getProperties();
  const isPlain = type.flags & ts.TypeFlags.Object && !call && !type.isClass() && members.length > 0;
  if (!isPlain || members.length > maxMembers || depth > 1) return 'any';
  return `{ ${members.map((member) => printMember(member, checker, depth + 1)).join(' ')} }`;
}

const simple =
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown |
  ts.TypeFlags.String |
  ts.TypeFlags.Number |
  ts.TypeFlags.Boolean |
  ts.TypeFlags.BooleanLiteral |
  ts.TypeFlags.Void |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Null;

function printUnion(type: ts.UnionType, checker: ts.TypeChecker, depth: number): string {
  const parts = [...new Set(type.types.map((part) => printType(part, checker, depth + 1)))];
  if (parts.includes('any') || parts.length > maxMembers * 2) return 'any';
  const isBoolean = parts.includes('true') && parts.includes('false');
  const written = isBoolean ? ['boolean', ...parts.filter((part) => part !== 'true' && part !== 'false')] : parts;
  return written.map((part) => (part.includes('=>') ? `(${part})` : part)).join(' | ');
}

export const printParameters = (call: ts.Signature, checker: ts.TypeChecker, depth = 0): string =>
  call.parameters
    .map((parameter) => {
      const type = checker.getTypeOfSymbol(parameter);
      const declaration = parameter.valueDeclaration;
      const isOwn = declaration !== undefined && ts.isParameter(declaration);
      if (isOwn && declaration.dotDotDotToken) return `...${parameter.name}: any[]`;
      const isOptional = isOwn && checker.isOptionalParameter(declaration);
      const name = /^[A-Za-z_$][\w$]*$/.test(parameter.name) ? parameter.name : 'options';
      return `${name}${isOptional ? '?' : ''}: ${printType(type, checker, depth + 1)}`;
    })
    .join(', ');

/** `name?: type;`, with what its author says about it. */
export function printMember(member: ts.Symbol, checker: ts.TypeChecker, depth = 0): string {
  const isOptional = member.flags & ts.SymbolFlags.Optional;
  const name = /^[A-Za-z_$][\w$]*$/.test(member.name) ? member.name : JSON.stringify(member.name);
  const type = printType(checker.getTypeOfSymbol(member), checker, depth);
  return `${printComment(member, checker)}${name}${isOptional ? '?' : ''}: ${type};`;
}

export function printComment(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
  return text === '' || text.length > 600 ? '' : `/** ${text.replaceAll('*/', '').replaceAll(/\s+/g, ' ')} */ `;
}

const reactNames = new Set(['ReactNode', 'ReactElement', 'CSSProperties', 'HTMLAttributeAnchorTarget', 'Key']);
const browserNames = new Set(['Date', 'File', 'Blob', 'RegExp', 'Element', 'HTMLElement', 'Event', 'FormData']);

function knownName(symbol: ts.Symbol | undefined): string | null {
  if (!symbol) return null;
  if (reactNames.has(symbol.name)) return `React.${symbol.name}`;
  return browserNames.has(symbol.name) ? symbol.name : null;
}
