import type ts from 'typescript';
import type { ApiParameter, ApiSignature, ApiType } from '../../model/api/reference.ts';
import { compiler, type TypeReader } from './context.ts';
import type { DocComment } from './doc-comments.ts';
import { typeTexts, type TypeSubject } from './type-text.ts';

/** A longer signature has a line for each parameter. */
const MAX_LINE = 80;

/** Returns a type as readers see it, with the texts of the comment above it. */
export function apiTypeOf(reader: TypeReader, subject: TypeSubject, doc: DocComment): ApiType {
  const members = typeTexts(reader, subject);
  const text = members.join(' | ');
  // Handlers of React's events have no signature unless the comment explains it.
  const isExplained = doc.parameters.length > 0 || doc.returns !== undefined;
  const call = !/^React\./.test(text) || isExplained ? callOf(reader, subject.type) : undefined;
  return {
    text,
    ...(members.length > 1 && { members }),
    ...(call && { signature: signatureOf(reader, subject, { call, doc }) }),
  };
}

/** Returns the signature of a function type, if that has just one. */
function callOf({ checker }: TypeReader, type: ts.Type): ts.Signature | undefined {
  const present = checker.getNonNullableType(type);
  const [signature, ...more] = present.getCallSignatures();
  const isFunction =
    present.getConstructSignatures().length === 0 && present.getProperties().length === 0;
  return isFunction && more.length === 0 ? signature : undefined;
}

interface ExplainedCall {
  readonly call: ts.Signature;
  readonly doc: DocComment;
}

function signatureOf(
  reader: TypeReader,
  subject: TypeSubject,
  { call, doc }: ExplainedCall,
): ApiSignature {
  const own = (call.getTypeParameters() ?? []).map(({ symbol }) => symbol.name);
  const textOf = (type: ts.Type, node: ts.TypeNode | undefined, isOptional: boolean) =>
    typeTexts(reader, {
      ...subject,
      type,
      nodes: node ? [node] : [],
      isOptional,
      known: new Set([...subject.known, ...own]),
    }).join(' | ');
  const symbols = call.getParameters();
  const heads: string[] = [];
  const parameters = symbols.map((symbol, index): ApiParameter => {
    const { valueDeclaration: declared } = symbol;
    const parameter = declared && compiler.isParameter(declared) ? declared : undefined;
    const isOptional = parameter?.questionToken !== undefined;
    const type = textOf(reader.checker.getTypeOfSymbol(symbol), parameter?.type, isOptional);
    const byIndex = doc.parameters.length === symbols.length ? doc.parameters[index] : undefined;
    const words = doc.parameters.find(({ name }) => name === symbol.name) ?? byIndex;
    // A destructured parameter has no name of its own.
    const isNamed = !symbol.name.startsWith('__');
    const name = isNamed ? symbol.name : (byIndex?.name ?? 'options');
    heads.push(`${parameter?.dotDotDotToken ? '...' : ''}${name}${isOptional ? '?' : ''}: ${type}`);
    return { name, type, description: words?.description ?? '' };
  });
  const returns = textOf(call.getReturnType(), call.getDeclaration()?.type, false);
  const line = `(${heads.join(', ')}) => ${returns}`;
  const isShort = line.length <= MAX_LINE || heads.length === 0;
  return {
    text: isShort ? line : `(\n${heads.map((head) => `  ${head},\n`).join('')}) => ${returns}`,
    parameters,
    ...(returns !== 'void' && { returns: { type: returns, description: doc.returns ?? '' } }),
  };
}
