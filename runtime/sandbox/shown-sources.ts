import { HOOKS } from '../contract/hooks.ts';
import type { CodeVariant } from '../contract/settings.ts';
import { codeText } from '../shell/copying/code-text.ts';
import type { ProjectSources, SourceFile } from './project-files.ts';

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
