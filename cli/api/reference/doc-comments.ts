import type ts from 'typescript';
import { compiler } from './compiler.ts';

/** Comment above a declaration. Texts are Markdown. */
export interface DocComment {
  readonly description: string;
  readonly deprecated: string | undefined;
  readonly examples: readonly string[];
  /** Default value as code, without backticks around it. */
  readonly default: string | undefined;
  readonly parameters: readonly { readonly name: string; readonly description: string }[];
  readonly returns: string | undefined;
  /** Whether a tag excludes the declaration from the documentation. */
  readonly isHidden: boolean;
  /** Whether the declaration has a comment. */
  readonly isWritten: boolean;
}

const HIDDEN_TAGS: ReadonlySet<string> = new Set(['ignore', 'internal', 'private', 'hidden']);
const DEFAULT_TAGS: ReadonlySet<string> = new Set(['default', 'defaultvalue', 'defaultValue']);

/** Cache of comments, because most components have the same attributes of elements. */
const comments = new WeakMap<ts.Node, DocComment>();

/** Reads the comment above a declaration. If there are several, reads the last. */
export function readDocComment(declaration: ts.Node | undefined): DocComment {
  if (!declaration) return docComment(undefined);
  const comment =
    comments.get(declaration) ??
    docComment(
      compiler.getJSDocCommentsAndTags(declaration).findLast((each) => compiler.isJSDoc(each)),
    );
  comments.set(declaration, comment);
  return comment;
}

function docComment(comment: ts.JSDoc | undefined): DocComment {
  const tags: readonly ts.JSDocTag[] = comment?.tags ?? [];
  const tagNamed = (names: ReadonlySet<string>) =>
    tags.find(({ tagName }) => names.has(tagName.text));
  const tagText = (tag: ts.JSDocTag | undefined) => tag && commentText(tag.comment);
  const defaultValue = tagText(tagNamed(DEFAULT_TAGS));
  return {
    description: commentText(comment?.comment),
    deprecated: tagText(tags.find((tag) => compiler.isJSDocDeprecatedTag(tag))),
    default: defaultValue ? asCode(defaultValue) : undefined,
    examples: tags
      .filter(({ tagName }) => tagName.text === 'example')
      .map((tag) => exampleText(commentText(tag.comment)))
      .filter(Boolean),
    parameters: tags
      .filter((tag) => compiler.isJSDocParameterTag(tag))
      .map((tag) => ({
        name: tag.name.getText(),
        description: commentText(tag.comment).replace(/^-\s*/, ''),
      })),
    returns: tagText(tags.find((tag) => compiler.isJSDocReturnTag(tag))),
    isHidden: tagNamed(HIDDEN_TAGS) !== undefined,
    isWritten: comment !== undefined,
  };
}

/** Returns a comment as Markdown. `{@link …}` becomes a link, or code if it is a declaration. */
function commentText(comment: ts.JSDoc['comment']): string {
  if (comment === undefined || typeof comment === 'string') return (comment ?? '').trim();
  const parts = comment.map((part) => {
    if (!compiler.isJSDocLink(part) && !compiler.isJSDocLinkCode(part)) return part.text;
    const [, target = '', words = ''] =
      /^([^\s|]+)\s*\|?\s*(.*)$/s.exec(`${part.name?.getText() ?? ''}${part.text}`.trim()) ?? [];
    if (/^https?:/.test(target)) return words ? `[${words}](${target})` : `<${target}>`;
    return words || `\`${target}\``;
  });
  return parts.join('').trim();
}

/** Returns an example as Markdown. Without a fence, all but a caption is code. */
function exampleText(text: string): string {
  const [, caption = '', code = ''] = /^(?:<caption>(.*?)<\/caption>)?(.*)$/s.exec(text) ?? [];
  const isCode = code.trim() !== '' && !/^ *(?:```|~~~)/m.test(code);
  return `${caption}\n\n${isCode ? `\`\`\`tsx\n${code.trim()}\n\`\`\`` : code}`.trim();
}

/** Joins code on one line and removes a dash before it and backticks around the whole. */
function asCode(text: string): string {
  const line = text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^- /, '')
    .trim();
  return /^`[^`]+`$/.test(line) ? line.slice(1, -1) : line;
}
