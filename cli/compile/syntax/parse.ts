import type { Root } from 'mdast';
import type { Extension as MdastExtension, Handle } from 'mdast-util-from-markdown';
import type { Construct, Extension, TokenType } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Pluggable, type Processor, unified } from 'unified';
import { isDirective } from '../../model/markdown.ts';
import {
  type ContainerProblem,
  containerSyntax,
  restOfLine,
  takeLine,
} from './container-syntax.ts';
import { TABS_TAG } from './nodes.ts';
import { parseNative } from './parse-native.ts';

/** A Markdown tree with our own nodes, and the invalid container fences. */
interface ParsedMarkdown {
  readonly root: Root;
  readonly problems: readonly ContainerProblem[];
}

/**
 * Parses Markdown natively, or with remark if the two trees could differ or if `syntaxPlugins` (remark
 * plugins that add syntax) are given.
 */
export function parseMarkdown(
  text: string,
  syntaxPlugins: readonly Pluggable[] = [],
): ParsedMarkdown {
  const root = syntaxPlugins.length === 0 ? parseNative(text) : undefined;
  return root ? { root, problems: [] } : parseReference(text, syntaxPlugins);
}

/** Parses Markdown with remark, extended by our syntax. */
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

/** Returns a plugin with our syntax for one text. Call `problems` after parsing. */
export function docsSyntax(text: string) {
  const containers = containerSyntax(text);
  function plugin(this: Pick<Processor, 'data'>) {
    const data = this.data() as {
      micromarkExtensions?: unknown[];
      fromMarkdownExtensions?: unknown[];
    };
    (data.micromarkExtensions ??= []).push(lineSyntax(text), containers.extension);
    (data.fromMarkdownExtensions ??= []).push(MDAST);
  }
  return { plugin, problems: () => [...containers.problems.values()] };
}

/** Syntax of directives and `<codeblock>` tags, which take a whole line. */
const lineSyntax = (text: string): Extension => ({
  flow: {
    123: lineConstruct(text, isDirective, 'docsDirective'),
    60: lineConstruct(text, (line) => TABS_TAG.test(line), 'docsTabsTag'),
  },
});

const lineConstruct = (
  text: string,
  matches: (line: string) => boolean,
  type: TokenType,
): Construct => ({
  name: type,
  tokenize(effects, ok, nok) {
    return (code) =>
      matches(restOfLine(text, this.now().offset)) ? takeLine(effects, type, ok)(code) : nok(code);
  },
});

const leave: Handle = function (token) {
  this.exit(token);
};

/** Converts parser tokens to nodes. */
const MDAST: MdastExtension = {
  enter: {
    docsContainer(token) {
      const { kind = 'info', title = '' } = token.docsContainer ?? {};
      this.enter({ type: 'docsContainer', kind, title, children: [] }, token);
    },
    docsDirective(token) {
      this.enter({ type: 'docsDirective', value: this.sliceSerialize(token).trim() }, token);
    },
    docsTabsTag(token) {
      this.enter({ type: 'docsTabsTag', value: this.sliceSerialize(token).trim() }, token);
    },
  },
  exit: { docsContainer: leave, docsDirective: leave, docsTabsTag: leave },
};
