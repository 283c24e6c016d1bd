import type { Extension as MdastExtension, Handle } from 'mdast-util-from-markdown';
import type { Processor } from 'unified';
import { containerSyntax } from './container-syntax.ts';
import { lineSyntax } from './line-syntax.ts';

const leave: Handle = function (token) {
  this.exit(token);
};

/** From the parser's tokens to nodes. */
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

/** Our own syntax as a plugin for one text; `problems` says what was wrong once the text is parsed. */
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
