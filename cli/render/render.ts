import { SIDEBAR_END_ID } from '../../runtime/contract/hooks.ts';
import { PAYLOAD_ID } from '../../runtime/contract/payload.ts';
import type { PageView, StyleCollector } from '../../runtime/contract/theme.ts';
import { hashedName } from '../model/files.ts';
import type { OutputFile } from '../model/assets.ts';
import { toOutputPath } from '../model/paths.ts';
import type { Json, Step } from '../model/host.ts';
import { htmlDocument, scriptJson } from './html/document.ts';
import type { DocumentParts } from './html/document.ts';
import { speculationRules } from './html/speculation.ts';
import { structuredDataOf } from './view/structured-data.ts';
import type { RenderInput, RenderedPage } from './render-input.ts';
import { renderLayout } from './layout.ts';
import { payloadOf } from './payload.ts';
import { planIslands } from './placements.ts';
import type { IslandPlan } from './placements.ts';
import { messageOf, renderIslands } from './islands.ts';
import type { IslandResult } from './islands.ts';
import { frameDocuments } from './frames.ts';
import { renderStatics } from './statics.ts';
import type { StaticContext } from './statics.ts';
import { markdownTwin } from './markdown-twin.ts';
import { loadModule } from './server-module.ts';
import type { ServerModule } from './server-module.ts';

/** Renders one page: its document, its frames, its style sheet, and its Markdown twin. */
export const renderStep: Step<RenderInput, RenderedPage> = {
  name: 'render',
  version: 11,
  // Bodies, code and trees are long; keys and hashes stand for them.
  inputs: (input) => {
    const sidebar = { ...input.sidebar, tree: undefined };
    const { demoCode } = input;
    return { ...input, body: undefined, demoCode: demoCode?.key, sidebar } as unknown as Json;
  },
  run: renderPage,
};

async function renderPage(input: RenderInput): Promise<RenderedPage> {
  const { code, server: theme } = input.assets;
  const server = await loadModule<ServerModule>(theme);
  const plan = planIslands(input);
  const collector = server.theme.collectStyles();
  const islands: ReadonlyMap<string, IslandResult> = code
    ? new Map([
        ...(await renderIslands(plan.all, code, { server, collector })),
        ...(await renderPlanStatics(input, plan, { server, collector, code })),
      ])
    : new Map();
  const failures = plan.failuresOf(islands);
  try {
    const files = pageFiles(input, { server, plan, islands, collector });
    return { files: input.isKept ? files : [], failures };
  } catch (error) {
    return { files: [], failures: [...failures, { kind: 'theme', message: messageOf(error) }] };
  }
}

async function renderPlanStatics(
  { view, statics }: RenderInput,
  plan: IslandPlan,
  using: Omit<StaticContext, 'props'>,
): Promise<ReadonlyMap<string, IslandResult>> {
  if (!statics) return new Map();
  return renderStatics(plan.statics, { ...using, props: { view, data: statics.data } });
}

interface Rendering {
  readonly server: ServerModule;
  readonly plan: IslandPlan;
  readonly islands: ReadonlyMap<string, IslandResult>;
  /** Holds the styles of the islands. */
  readonly collector: StyleCollector;
}

/** The page's files. Throws what the theme throws. */
function pageFiles(input: RenderInput, rendering: Rendering): OutputFile[] {
  const { assets, view, head, body } = input;
  const { server, plan, islands, collector } = rendering;
  const payload = payloadOf(input, server.theme);
  const layout = renderLayout(input, { server, plan, islands, payload });
  const styles = [...styleFiles(layout.css, view), ...styleFiles(collector.css(), view)];
  const parts: DocumentParts = {
    ...head,
    language: view.language,
    direction: view.direction,
    description: view.description,
    markdown: view.markdownUrl,
    themeColor: server.theme.themeColor,
    headScript: assets.headScript,
    styles: [...assets.styles, ...(assets.code?.styles ?? []), ...styles.map(({ href }) => href)],
    fonts: assets.fonts,
    entry: assets.entry,
    payload: scriptJson(payload),
    payloadId: PAYLOAD_ID,
    paintsAfter: SIDEBAR_END_ID,
    body: layout.html,
    speculation: speculationRules(view.site.base),
    structuredData: scriptJson(structuredDataOf(view, head.canonical)),
  };
  return [
    { path: input.output, bytes: htmlDocument(parts) },
    ...(view.markdownUrl === undefined || input.markdownOutput === undefined
      ? []
      : [{ path: input.markdownOutput, bytes: markdownTwin(body, input.addresses) }]),
    ...styles.map(({ file }) => file),
    ...frameDocuments(plan, { islands, parts, input }),
  ];
}

/** Style sheets are files named by their content: the policy of the site forbids style elements, and equal sheets are one file. */
function styleFiles(css: string, { site }: PageView): { file: OutputFile; href: string }[] {
  if (css === '') return [];
  const path = toOutputPath(`_assets/${hashedName('style.css', css)}`);
  return [{ file: { path, bytes: css }, href: `${site.base}${path}` }];
}
