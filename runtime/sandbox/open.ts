import { SANDBOX_ORIGIN } from '../contract/demos.ts';
import type { DemoProject } from '../contract/demos.ts';
import { HOOKS } from '../contract/hooks.ts';
import type { CodeVariant } from '../contract/settings.ts';
import { shownCodeVariant } from '../reader/choices.ts';
import { codeText } from '../shell/copying/code-text.ts';
import { demoPath, projectFiles } from './project-files.ts';
import type { ProjectSources, SourceFile } from './project-files.ts';

/** Opens the code that a button stands for as a project of its own, in a new tab. `origin` is where. */
export function openProject(button: Element, origin: string = SANDBOX_ORIGIN): void {
  const project = JSON.parse(button.getAttribute(HOOKS.sandbox) ?? '') as DemoProject;
  const shown = shownSources(button, shownCodeVariant());
  if (!shown) return;
  const { sources, variant } = shown;
  const fields = new Map([
    ['project[title]', project.title],
    ['project[description]', project.title],
    ['project[template]', 'node'],
    ...Object.entries(projectFiles(project, sources, variant)).map(
      ([path, text]) => [`project[files][${path}]`, text] as const,
    ),
  ]);
  const file = encodeURIComponent(demoPath(sources));
  submit(`${origin}/run?file=${file}`, fields);
}

/** A form: nothing of theirs is loaded before the reader asks for it, and nothing of ours is sent but the code. */
function submit(action: string, fields: ReadonlyMap<string, string>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.setAttribute('rel', 'noopener');
  form.hidden = true;
  for (const [name, value] of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** The code of a demo in the style of a button and the language that the reader chose, or the one that it is written in. */
export interface ShownSources {
  readonly sources: ProjectSources;
  readonly variant: CodeVariant;
}

const ALL = `[${HOOKS.source}=full], [${HOOKS.source}=file]`;

/** A demo without types is there once, under its name in TypeScript, and this says that it is JavaScript as well. */
const TO_JAVASCRIPT = `[${HOOKS.chooseVariant}=JS]:not(:disabled)`;

/** What stands in the page, with what the reader changed in it. Undefined where no code is there. */
export function shownSources(button: Element, chosen: CodeVariant): ShownSources | undefined {
  const demo = button.closest(`[${HOOKS.demo}]`);
  if (!demo) return undefined;
  const style = valueFor(button, HOOKS.codeStyle);
  const inStyle = [...demo.querySelectorAll(ALL)].filter((source) => {
    const own = valueFor(source, HOOKS.codeStyle);
    return own === undefined || own === style;
  });
  const inLanguage = inStyle.filter((source) => valueFor(source, HOOKS.codeVariant) === chosen);
  const shown = inLanguage.length > 0 ? inLanguage : inStyle;
  const main = shown.find((source) => source.getAttribute(HOOKS.source) === 'full');
  if (!main) return undefined;
  const files = shown.filter((source) => source.getAttribute(HOOKS.source) === 'file');
  const { name, text } = fileOf(main);
  const isCommon = valueFor(main, HOOKS.codeVariant) === undefined && files.length === 0;
  const isWanted = chosen === 'JS' && isCommon && demo.querySelector(TO_JAVASCRIPT) !== null;
  const ownName = isWanted ? name.replace(/\.ts(x?)$/, '.js$1') : name;
  const { lang } = document.documentElement;
  return {
    sources: { main: { name: ownName, text }, files: files.map(fileOf), lang },
    variant: /\.tsx?$/.test(ownName) ? 'TS' : 'JS',
  };
}

/** The value of the nearest element within the demo that has the attribute: the page's own has it too. */
function valueFor(element: Element, attribute: string): string | undefined {
  const holder = element.closest(`body [${attribute}]`);
  return holder?.getAttribute(attribute) ?? undefined;
}

function fileOf(source: Element): SourceFile {
  const pre = source.querySelector('pre');
  return { name: source.getAttribute(HOOKS.file) ?? '', text: pre ? codeText(pre) : '' };
}
