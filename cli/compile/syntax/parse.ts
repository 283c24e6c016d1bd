import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Pluggable } from 'unified';
import type { ContainerProblem } from './container-tracker.ts';
import { docsSyntax } from './docs-syntax.ts';
import { parseFast } from './fast-parse.ts';

/** A Markdown tree with our own nodes, and the mistakes in fences of containers. */
export interface ParsedMarkdown {
  readonly root: Root;
  readonly problems: readonly ContainerProblem[];
}

/**
 * Parses Markdown with the native parser, or with the reference parser if the trees of the two could differ.
 * `syntaxPlugins` are remark plugins that add syntax, which only the reference parser can read.
 */
export function parseMarkdown(
  text: string,
  syntaxPlugins: readonly Pluggable[] = [],
): ParsedMarkdown {
  const root = syntaxPlugins.length === 0 ? parseFast(text) : undefined;
  return root ? { root, problems: [] } : parseReference(text, syntaxPlugins);
}

/** Parses Markdown with remark, to which our syntax is added. */
export function parseReference(
  text: string,
  syntaxPlugins: readonly Pluggable[] = [],
): ParsedMarkdown {
  const syntax = docsSyntax(text);
  const parser = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use([...syntaxPlugins])
    .use(syntax.plugin);
  return { root: parser.parse(text), problems: syntax.problems() };
}
