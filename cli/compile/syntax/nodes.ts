import type { BlockContent, Code, DefinitionContent, Node, Parent } from 'mdast';

/** What a container is made into. */
export type ContainerKind = 'info' | 'warning' | 'success' | 'error' | 'details';

/** `:::info Title` to `:::`, or a GitHub alert. */
export interface DocsContainer extends Parent {
  type: 'docsContainer';
  kind: ContainerKind;
  title: string;
  children: (BlockContent | DefinitionContent)[];
}

/** A line that is nothing but `{{"demo": …}}` or `{{"component": …}}`. */
export interface DocsDirective extends Node {
  type: 'docsDirective';
  /** The line without white space around it. */
  value: string;
}

/** A line that is nothing but `<codeblock …>` or `</codeblock>`. */
export interface DocsTabsTag extends Node {
  type: 'docsTabsTag';
  value: string;
}

/** Code blocks between `<codeblock>` and `</codeblock>`. */
export interface DocsTabs extends Parent {
  type: 'docsTabs';
  storageKey: string;
  /** Whether its code is one fence in the text: that of npm's commands. */
  isOneFence?: true;
  children: Code[];
}

declare module 'mdast' {
  interface BlockContentMap {
    docsContainer: DocsContainer;
    docsDirective: DocsDirective;
    docsTabsTag: DocsTabsTag;
    docsTabs: DocsTabs;
  }
  interface RootContentMap {
    docsContainer: DocsContainer;
    docsDirective: DocsDirective;
    docsTabsTag: DocsTabsTag;
    docsTabs: DocsTabs;
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    docsContainer: 'docsContainer';
    docsContainerFence: 'docsContainerFence';
    docsContainerEnd: 'docsContainerEnd';
    docsDirective: 'docsDirective';
    docsTabsTag: 'docsTabsTag';
  }
  interface Token {
    docsContainer?: { kind: ContainerKind; title: string };
  }
}
