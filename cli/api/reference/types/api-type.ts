import type ts from 'typescript';
import type { ApiParameter, ApiSignature, ApiType } from '../../../model/api/reference.ts';
import type { TypeReader } from '../packages/kind.ts';
import type { DocComment } from './doc-comments.ts';
import { memberTexts, type TypeSubject } from './type-text.ts';

/** A longer signature has a line for each parameter. */
const LINE = 80;

/** A type as readers read it, with the words of the comment above it. */
export function apiTypeOf(reader: TypeReader, subject: TypeSubject, doc: DocComment): ApiType {
  const members = memberTexts(reader, subject);
  const text = members.join(' | ');
  const signature = signatureOf(reader, { subject, doc, text });
  return {
    text,
    ...(members.length > 1 && { members }),
    ...(signature && { signature }),
  };
}

interface Function {
  readonly subject: TypeSubject;
  readonly doc: DocComment;
  readonly text: string;
}

/** How it is called, if it is a function. Handlers of events need no words of their own but those of the authors. */
function signatureOf(
  reader: TypeReader,
  { subject, doc, text }: Function,
): ApiSignature | undefined {
  const isExplained = doc.parameters.length > 0 || doc.returns !== undefined;
  if (/^React\./.test(text) && !isExplained) return undefined;
  const signature = callOf(reader, subject.type);
  if (!signature) return undefined;
  const parameters = parametersOf(reader, { subject, doc, signature });
  const returns = typeOfReturn(reader, subject, signature);
  return {
    text: callText(parameters, returns),
    parameters: parameters.map(({ name, type, description }) => ({ name, type, description })),
    ...(returns !== 'void' && { returns: { type: returns, description: doc.returns ?? '' } }),
  };
}

/** The one way in which a type is called, `null` and the like aside. */
function callOf({ checker }: TypeReader, type: ts.Type): ts.Signature | undefined {
  const present = checker.getNonNullableType(type);
  const [signature, ...more] = present.getCallSignatures();
  const isPlain =
    present.getConstructSignatures().length === 0 && present.getProperties().length === 0;
  return isPlain && more.length === 0 ? signature : undefined;
}

interface Called {
  readonly subject: TypeSubject;
  readonly doc: DocComment;
  readonly signature: ts.Signature;
}

interface WrittenParameter extends ApiParameter {
  /** `event?`, `...rest` */
  readonly head: string;
}

function parametersOf(reader: TypeReader, { subject, doc, signature }: Called): WrittenParameter[] {
  const symbols = signature.getParameters();
  return symbols.map((symbol, index) => {
    const declaration = parameterAt(reader, symbol);
    const isRest = declaration?.dotDotDotToken !== undefined;
    const isOptional = declaration?.questionToken !== undefined;
    const type = memberTexts(reader, {
      ...subject,
      type: reader.checker.getTypeOfSymbol(symbol),
      nodes: declaration?.type ? [declaration.type] : [],
      isOptional,
      known: withOwn(subject.known, signature),
    }).join(' | ');
    // An object that is taken apart has no name of its own: the authors' words do have one.
    const words = doc.parameters.find(({ name }) => name === symbol.name);
    const atPlace = doc.parameters.length === symbols.length ? doc.parameters[index] : undefined;
    const isNamed = !symbol.name.startsWith('__');
    const name = isNamed ? symbol.name : (atPlace?.name ?? 'options');
    return {
      name,
      head: `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}`,
      type,
      description: (words ?? atPlace)?.description ?? '',
    };
  });
}

function parameterAt({ compiler }: TypeReader, symbol: ts.Symbol) {
  const { valueDeclaration } = symbol;
  return valueDeclaration && compiler.isParameter(valueDeclaration) ? valueDeclaration : undefined;
}

function typeOfReturn(reader: TypeReader, subject: TypeSubject, signature: ts.Signature): string {
  const node = signature.getDeclaration()?.type;
  const texts = memberTexts(reader, {
    ...subject,
    type: signature.getReturnType(),
    nodes: node ? [node] : [],
    isOptional: false,
    known: withOwn(subject.known, signature),
  });
  return texts.join(' | ');
}

const withOwn = (known: ReadonlySet<string>, signature: ts.Signature) =>
  new Set([...known, ...(signature.getTypeParameters() ?? []).map(({ symbol }) => symbol.name)]);

function callText(parameters: readonly WrittenParameter[], returns: string): string {
  const heads = parameters.map(({ head, type }) => `${head}: ${type}`);
  const line = `(${heads.join(', ')}) => ${returns}`;
  if (line.length <= LINE || heads.length === 0) return line;
  return `(\n${heads.map((head) => `  ${head},\n`).join('')}) => ${returns}`;
}
