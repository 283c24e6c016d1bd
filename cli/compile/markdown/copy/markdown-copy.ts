import type { Root } from 'mdast';
import { mainSource } from '../../code/demo-sources.ts';
import { walkMarkdown } from '../../walk.ts';
import type { DocsContainer, DocsDirective } from '../../syntax/nodes.ts';
import type { Placed } from '../directives.ts';
import { NPM_FENCE } from '../tabs/package-tabs.ts';
import type { TitleBlock } from '../title-block.ts';

/** What the copy says at its top, and what its directives stand for. */
export interface CopyParts {
  /** The text as parsed: positions are those of it. Its lines are those of the text that is copied. */
  readonly source: string;
  /** Offset where the content begins. */
  readonly start: number;
  readonly title: string;
  readonly description: string;
  readonly titleBlock: TitleBlock;
  readonly placed: ReadonlyMap<DocsDirective, Placed>;
}

/**
 * The page as Markdown that any tool understands: title and description first, demos as their source, containers as quotes, tab groups
 * as plain fences, and what a plugin of the site makes of a line as `data.markdown` of its node says. All else is left as it is written.
 */
export function markdownCopy(root: Root, text: string, parts: CopyParts): string {
  const lines: (string | null)[] = text.split('\n');
  const drop = (from: number, to: number) => {
    for (let line = from; line <= to; line++) lines[line - 1] = null;
  };
  drop(1, text.slice(0, parts.start).split('\n').length - 1);
  const { heading, lead, isInBody } = parts.titleBlock;
  for (const node of [isInBody ? undefined : heading, lead]) {
    if (node?.position) drop(node.position.start.line, node.position.end.line);
  }
  walkMarkdown(root, (node) => {
    const { start, end } = node.position ?? {};
    if (!start || !end) return;
    const { markdown } = (node.data ?? {}) as { readonly markdown?: unknown };
    if (typeof markdown === 'string') lines[start.line - 1] = markdown;
    if (node.type === 'docsDirective')
      lines[start.line - 1] = indent(sourceOf(node, parts), start.column);
    if (node.type === 'docsTabs' && node.isOneFence) {
      lines[start.line - 1] = lines[start.line - 1]?.replace(NPM_FENCE, 'bash') ?? null;
      return;
    }
    if (node.type === 'docsTabs' || node.type === 'docsTabsTag') lines[start.line - 1] = null;
    if (node.type === 'docsContainer') quote(node, lines, parts.source);
  });
  const body = lines
    .filter((line) => line !== null && !/^\s*<\/codeblock\s*>\s*$/.test(line))
    .join('\n');
  const head = [parts.title && `# ${parts.title}`, parts.description].filter(Boolean);
  return `${[...head, body.replace(/\n{3,}/g, '\n\n').trim()].join('\n\n')}\n`;
}

function sourceOf(node: DocsDirective, { placed }: CopyParts): string | null {
  const found = placed.get(node);
  if (found?.kind !== 'demo') return null;
  const { text, language } = mainSource(found.demo);
  const fence = '`'.repeat(
    Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)),
  );
  return `${fence}${language}\n${text.replace(/\n+$/, '')}\n${fence}`;
}

const indent = (text: string | null, column: number) =>
  text === null ? null : text.replace(/^/gm, ' '.repeat(column - 1));

/** Puts `> ` before each line of a container, and its name for its fence. */
function quote(node: DocsContainer, lines: (string | null)[], text: string) {
  const { start, end } = node.position ?? {};
  if (!start || !end || text[start.offset ?? 0] !== ':') return;
  const name = node.kind === 'details' ? '' : `${node.kind.replace(/^./, (c) => c.toUpperCase())}`;
  const title = [name, node.title].filter(Boolean).join(': ');
  for (let line = start.line; line <= end.line; line++) {
    const written = lines[line - 1];
    if (written === null || written === undefined) continue;
    // Outer containers were handled before: their marks are part of the line by now.
    const at = quoteDepthEnd(written, start.column - 1);
    const rest = written.slice(at);
    if (line === start.line)
      lines[line - 1] =
        `${written.slice(0, at)}> **${title || 'Details'}**\n${written.slice(0, at)}>`;
    else if (/^\s*:{3,}\s*$/.test(rest) && line === end.line) lines[line - 1] = null;
    else lines[line - 1] = `${written.slice(0, at)}> ${rest}`.trimEnd();
  }
}

/** Where the content of a line begins whose container starts at `column`, after the marks that outer containers got. */
function quoteDepthEnd(line: string, column: number): number {
  const marks = /^(?:\s*> )*/.exec(line)?.[0].length ?? 0;
  return Math.max(Math.min(column, /^\s*/.exec(line)?.[0].length ?? 0), marks);
}
