import type { Root, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { directiveKind } from '../../model/markdown.ts';
import type { DemoPlacement } from '../../model/page.ts';
import { badDirective, unknownComponent, unknownDirective } from '../../report/rules/markdown.ts';
import { closest, slipOf } from '../../report/suggest.ts';
import type { DemoSource } from '../input.ts';
import { type PageInWork, placeAt, placeOf, rangeAt, rangeOf } from '../page.ts';
import { UNKNOWN_DIRECTIVE_LINE } from '../syntax/line-syntax.ts';
import type { DocsDirective } from '../syntax/nodes.ts';
import { walkMarkdown } from '../walk.ts';
import { checkDemoOptions, type OptionPlace } from './demo-options.ts';
import { jsonProblem } from './json/json-problem.ts';
import { writtenKeys } from './json/written-keys.ts';

/** A directive that stands for something. */
export type Placed =
  | {
      readonly kind: 'demo';
      readonly demo: DemoSource;
      readonly placement: DemoPlacement;
      /** Text of the nearest heading above, else the title of the page. */
      readonly label: string;
    }
  | {
      readonly kind: 'component';
      readonly name: string;
      /** What else the directive says, for the component to read. */
      readonly options: Readonly<Record<string, unknown>>;
    };

/** Reads the directives of a page. Those that are wrong, or whose demo was not found before, are absent from the map. */
export function readDirectives(root: Root, page: PageInWork, title: string) {
  const placed = new Map<DocsDirective, Placed>();
  let label = title;
  walkMarkdown(root, (node) => {
    if (node.type === 'heading') label = toString(node, { includeHtml: false }).trim() || label;
    if (node.type === 'text') suggestDirective(node, page);
    if (node.type !== 'docsDirective') return;
    const body = parseBody(node, page);
    const found = body && place(node, body, { page, label });
    if (found) placed.set(node, found);
  });
  return placed;
}

/** Says so where a whole line looks like a directive with a slip in its name. */
function suggestDirective(node: Text, page: PageInWork) {
  const [, name] = UNKNOWN_DIRECTIVE_LINE.exec(node.value) ?? [];
  const meant = name === undefined ? undefined : closest(name, ['demo', 'component']);
  if (name === undefined || meant === undefined) return;
  const place = placeOf(page, node.position);
  const start = page.text.indexOf(JSON.stringify(name), node.position?.start.offset ?? 0);
  const isWritten = start !== -1 && node.value.startsWith('{{');
  const fix =
    isWritten && isPlaced(meant, node.value, page)
      ? { replace: meant, range: rangeAt(page, start + 1, name.length) }
      : undefined;
  page.diagnostics.push(unknownDirective(place, { name, near: meant }, fix));
}

/** Whether a directive of that kind can name this: only then nothing else was meant by a line with a slip in its first key. */
function isPlaced(kind: string, written: string, { input }: PageInWork): boolean {
  const [, named = ''] = /^\{\{\s*"\w+"\s*:\s*"([^"\\]*)"/.exec(written) ?? [];
  return kind === 'demo' ? /\.[jt]sx?$/.test(named) : input.options.components.includes(named);
}

type Body = Readonly<Record<string, unknown>>;

function parseBody(node: DocsDirective, page: PageInWork): Body | undefined {
  const start = node.position?.start.offset ?? 0;
  const { value } = node;
  if (!value.endsWith('}}')) {
    const at = placeAt(page, start + value.length, 1);
    page.diagnostics.push(badDirective(at, 'it must end with }}'));
    return undefined;
  }
  const json = value.slice(1, -1);
  const problem = jsonProblem(json);
  if (problem) {
    const at = placeAt(page, start + 1 + problem.offset, 1);
    page.diagnostics.push(badDirective(at, problem.reason));
    return undefined;
  }
  return JSON.parse(json) as Body;
}

function place(
  node: DocsDirective,
  body: Body,
  { page, label }: { readonly page: PageInWork; readonly label: string },
): Placed | undefined {
  const kind = directiveKind(body);
  const { [kind]: name, ...written } = body;
  const keys = writtenKeys(node.value.slice(1, -1));
  const start = (node.position?.start.offset ?? 0) + 1;
  const whereIs = (key: string): OptionPlace => {
    const at = keys.get(key);
    if (!at) return { key: placeOf(page, node.position) };
    const whole = rangeAt(page, start + at.whole.from, at.whole.to - at.whole.from);
    return { key: placeAt(page, start + at.key.from, at.key.to - at.key.from), whole };
  };
  if (typeof name !== 'string' || name === '') {
    page.diagnostics.push(badDirective(whereIs(kind).key, `${kind} must be a string`));
    return undefined;
  }
  if (kind === 'component') return placeComponent(name, written, { page, node });
  const { options, diagnostics } = checkDemoOptions(written, whereIs);
  page.diagnostics.push(...diagnostics);
  const demo = page.input.demos.find((one) => one.name === name);
  if (!demo || !node.position) return undefined;
  const styles = demo.variants.flatMap(({ style }) => style ?? []);
  const placement = {
    demo: demo.id,
    options,
    range: rangeOf(node.position),
    ...(styles.length > 1 && { styles }),
  };
  return { kind, demo, placement, label };
}

function placeComponent(
  name: string,
  written: Body,
  { page, node }: { readonly page: PageInWork; readonly node: DocsDirective },
): Placed | undefined {
  const known = page.input.options.components;
  if (!known.includes(name)) {
    // Behind the key, which may be the same word.
    const at = node.value.indexOf(JSON.stringify(name), node.value.indexOf(':'));
    const start = node.position?.start.offset ?? 0;
    const isWritten = at !== -1;
    const place = isWritten
      ? placeAt(page, start + at, name.length + 2)
      : placeOf(page, node.position);
    const slip = isWritten ? slipOf(name, known) : undefined;
    page.diagnostics.push(unknownComponent(place, name, { near: closest(name, known), slip }));
    return undefined;
  }
  return { kind: 'component', name, options: written };
}
