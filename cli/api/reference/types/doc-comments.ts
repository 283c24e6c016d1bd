import type ts from 'typescript';

/** What the comment above a declaration says. Texts are Markdown. */
export interface DocComment {
  readonly description: string;
  readonly deprecated?: string;
  /** As code, without the backticks around it. */
  readonly default?: string;
  readonly parameters: readonly { readonly name: string; readonly description: string }[];
  readonly returns?: string;
  /** Whether the authors keep it to themselves. */
  readonly isHidden: boolean;
  /** Whether there is a comment at all. */
  readonly isWritten: boolean;
}

const HIDDEN_TAGS: ReadonlySet<string> = new Set(['ignore', 'internal', 'private', 'hidden']);
const DEFAULT_TAGS: ReadonlySet<string> = new Set(['default', 'defaultvalue', 'defaultValue']);

/** Reads the comment above a declaration: of several, the last one counts. */
export function docCommentOf(compiler: typeof ts, declaration: ts.Node | undefined): DocComment {
  const above = declaration ? compiler.getJSDocCommentsAndTags(declaration) : [];
  const comments = above.filter(compiler.isJSDoc);
  const comment = comments.at(-1);
  return { ...docTextOf(compiler, comment), isWritten: comment !== undefined };
}

function docTextOf(compiler: typeof ts, comment: ts.JSDoc | undefined) {
  const tags: readonly ts.JSDocTag[] = comment?.tags ?? [];
  const words = (tag: ts.JSDocTag | undefined) => tag && textOf(compiler, tag.comment);
  const named = (names: ReadonlySet<string>) => tags.find(({ tagName }) => names.has(tagName.text));
  const deprecated = words(tags.find(compiler.isJSDocDeprecatedTag));
  const standard = words(named(DEFAULT_TAGS));
  const returns = words(tags.find(compiler.isJSDocReturnTag));
  return {
    description: textOf(compiler, comment?.comment),
    ...(deprecated !== undefined && { deprecated }),
    ...(standard && { default: asCode(standard) }),
    parameters: tags
      .filter((tag) => isParameter(compiler, tag))
      .map((tag) => ({
        name: tag.name.getText(),
        description: textOf(compiler, tag.comment).replace(/^-\s*/, ''),
      })),
    ...(returns !== undefined && { returns }),
    isHidden: named(HIDDEN_TAGS) !== undefined,
  };
}

const isParameter = (compiler: typeof ts, tag: ts.JSDocTag): tag is ts.JSDocParameterTag =>
  compiler.isJSDocParameterTag(tag);

/** Words of a comment; `{@link …}` becomes a Markdown link, or code where it names something. */
function textOf(compiler: typeof ts, comment: ts.JSDoc['comment']): string {
  if (comment === undefined || typeof comment === 'string') return (comment ?? '').trim();
  const parts = comment.map((part) => {
    if (!compiler.isJSDocLink(part) && !compiler.isJSDocLinkCode(part)) return part.text;
    const name = part.name?.getText() ?? '';
    return linkText(`${name}${part.text}`.trim());
  });
  return parts.join('').trim();
}

/** `https://kit.example the guide` or `Button the button` as Markdown. */
function linkText(inside: string): string {
  const [, target = '', words = ''] = /^([^\s|]+)\s*\|?\s*(.*)$/s.exec(inside) ?? [];
  if (/^https?:/.test(target)) return words ? `[${words}](${target})` : `<${target}>`;
  return words || `\`${target}\``;
}

/** A default as code: on one line, without backticks around all of it. */
export function asCode(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ').trim();
  return /^`[^`]+`$/.test(line) ? line.slice(1, -1) : line;
}
