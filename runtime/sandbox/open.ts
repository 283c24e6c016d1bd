import { SANDBOX_ORIGIN, type DemoProject } from '../contract/demos.ts';
import { HOOKS } from '../contract/hooks.ts';
import type { CodeVariant } from '../contract/settings.ts';
import { shownCodeVariant } from '../reader/choices.ts';
import { codeText } from '../shell/copying/code-text.ts';
import { demoPath, projectFiles, type ProjectSources, type SourceFile } from './project-files.ts';

/** Opens the code of a button's demo as a project in a new tab, on the sandbox at `origin`. */
export function openProject(button: Element, origin: string = SANDBOX_ORIGIN): void {
  const project = JSON.parse(button.getAttribute(HOOKS.sandbox) ?? '') as DemoProject;
  const shown = shownSources(button, shownCodeVariant());
  if (!shown) return;
  const { sources, variant } = shown;
  const files = Object.entries(projectFiles(project, sources, variant));
  const file = encodeURIComponent(demoPath(sources));
  submit(`${origin}/run?file=${file}`, [
    ['project[title]', project.title],
    ['project[description]', project.title],
    ['project[template]', 'node'],
    ...files.map(([path, text]) => [`project[files][${path}]`, text] as const),
  ]);
}

/** Submits a form, so that nothing of the sandbox is loaded before the click, and it receives nothing but the code. */
function submit(action: string, fields: readonly (readonly [name: string, value: string])[]): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, target: '_blank', hidden: true });
  form.setAttribute('rel', 'noopener');
  for (const [name, value] of fields) {
    const field = document.createElement('input');
    form.append(Object.assign(field, { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** The code of a demo in a button's style and the reader's language, or the one it is written in. */
type ShownSources = { readonly sources: ProjectSources; readonly variant: CodeVariant };

/** A demo without types is in the page once, as TypeScript. This says that it is valid JavaScript too. */
const TO_JAVASCRIPT = `[${HOOKS.chooseVariant}=JS]:not(:disabled)`;

/** Reads the demo's code from the page, edits included. Undefined if the page has none. */
function shownSources(button: Element, chosen: CodeVariant): ShownSources | undefined {
  const demo = button.closest(`[${HOOKS.demo}]`);
  if (!demo) return undefined;
  const style = inheritedValue(button, HOOKS.codeStyle);
  const all = [...demo.querySelectorAll(`[${HOOKS.source}=full], [${HOOKS.source}=file]`)];
  const inStyle = all.filter((source) => {
    const own = inheritedValue(source, HOOKS.codeStyle);
    return own === undefined || own === style;
  });
  const inLanguage = inStyle.filter(
    (source) => inheritedValue(source, HOOKS.codeVariant) === chosen,
  );
  const shown = inLanguage.length > 0 ? inLanguage : inStyle;
  const main = shown.find((source) => source.getAttribute(HOOKS.source) === 'full');
  if (!main) return undefined;
  const files = shown.filter((source) => source.getAttribute(HOOKS.source) === 'file');
  const { name: writtenName, text } = fileOf(main);
  const isCommon = inheritedValue(main, HOOKS.codeVariant) === undefined && files.length === 0;
  const asJavaScript = chosen === 'JS' && isCommon && demo.querySelector(TO_JAVASCRIPT) !== null;
  const name = asJavaScript ? writtenName.replace(/\.ts(x?)$/, '.js$1') : writtenName;
  const { lang } = document.documentElement;
  return {
    sources: { main: { name, text }, files: files.map(fileOf), lang },
    variant: /\.tsx?$/.test(name) ? 'TS' : 'JS',
  };
}

/** Returns the value of the nearest element in the body with the attribute, which `<html>` has too. */
const inheritedValue = (element: Element, name: string): string | undefined =>
  element.closest(`body [${name}]`)?.getAttribute(name) ?? undefined;

function fileOf(source: Element): SourceFile {
  const pre = source.querySelector('pre');
  return { name: source.getAttribute(HOOKS.file) ?? '', text: pre ? codeText(pre) : '' };
}
