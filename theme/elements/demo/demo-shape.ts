import { HOOKS, type CodeProps, type DemoFile, type DemoProps } from 'docs-build/theme';
import type { DemoSource, DemoStyle } from 'docs-build/theme';

/** Steps of demo widths in pixels, so that CSS can set them without style attributes. */
const WIDTH_STEPS = { step: 50, min: 200, max: 1000 } as const;

/** Rounds a width up to a step. Undefined for a demo as wide as its column. */
export function widthStepOf(maxWidth: number | undefined): number | undefined {
  if (maxWidth === undefined || maxWidth > WIDTH_STEPS.max) return undefined;
  const stepped = Math.ceil(maxWidth / WIDTH_STEPS.step) * WIDTH_STEPS.step;
  return Math.max(WIDTH_STEPS.min, stepped);
}

/** Returns the CSS of the steps of demo widths. */
export function widthSheet(): string {
  const { step, min, max } = WIDTH_STEPS;
  const widths = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
  return widths.map((px) => `.stage[data-width='${px}']>*{max-inline-size:${px}px}`).join('');
}

/** Appearances of the stage of a demo. */
type StageKind = 'plain' | 'filled' | 'gradient' | 'inline' | 'outlined' | 'playground' | 'frame';

/** Returns the appearance of the stage for the options of a demo. */
export function stageKindOf({ bg, iframe }: Pick<DemoProps, 'bg' | 'iframe'>): StageKind {
  if (iframe) return 'frame';
  if (typeof bg === 'string') return bg;
  return bg ? 'filled' : 'plain';
}

/** Whether the full source is open when the page loads. */
export const isCodeOpen = ({ defaultCodeOpen }: Pick<DemoProps, 'defaultCodeOpen'>): boolean =>
  defaultCodeOpen === true;

/** Whether a preview is shown while the full source is closed. */
export const hasPreview = ({ defaultCodeOpen, styles }: DemoProps): boolean =>
  defaultCodeOpen !== false &&
  styles.some(({ sources }) => sources.some(({ preview }) => preview !== undefined));

/** Returns the styles that a reader can choose from; empty if there is only one. */
export const styleIdsOf = ({ styles }: Pick<DemoProps, 'styles'>): readonly string[] =>
  styles.length > 1 ? styles.flatMap(({ style }) => style ?? []) : [];

/** A language of code. */
export type Variant = DemoSource['variant'];

/** Returns the languages of a demo in any of its styles. */
export const variantsOf = ({ styles }: Pick<DemoProps, 'styles'>): ReadonlySet<Variant> =>
  new Set(styles.flatMap(({ sources }) => sources.map(({ variant }) => variant)));

/** Attributes by which CSS shows the reader's choice. Empty for code that all readers see. */
export type Choice = Readonly<Record<string, string>>;

/** Returns the attributes that distinguish the styles of a demo. */
export const styleChoice = (demo: DemoProps, { style }: DemoStyle): Choice =>
  styleIdsOf(demo).length > 0 && style !== null ? { [HOOKS.codeStyle]: style } : {};

/** Code, and the reader's choices for which CSS shows it. */
export interface ChosenCode {
  readonly code: CodeProps;
  readonly choice: Choice;
  /** Name of the module of the demo. */
  readonly name: string;
  /** Modules that the demo imports. */
  readonly files: readonly DemoFile[];
}

/** Returns the code of a demo in all styles and languages, once if the languages are equal. */
export function codesOf(demo: DemoProps, part: 'code' | 'preview'): readonly ChosenCode[] {
  return demo.styles.flatMap((style) => {
    const { sources } = style;
    const isShared = sources.every(
      // Tabs show file names, which differ between the languages.
      (source) =>
        source[part]?.html === sources[0]?.[part]?.html &&
        (part === 'preview' || !source.files.length),
    );
    return (isShared ? sources.slice(0, 1) : sources).flatMap((source): ChosenCode[] => {
      const { name, files, variant } = source;
      const code = source[part];
      const byVariant = isShared || sources.length === 1 ? {} : { [HOOKS.codeVariant]: variant };
      const choice = { ...styleChoice(demo, style), ...byVariant };
      return code ? [{ code, choice, name, files }] : [];
    });
  });
}

/** Returns the name of each file, with as many of its folders as other files make necessary. */
export const fileTitles = (paths: readonly string[]): string[] =>
  paths.map((path) => {
    const parts = path.split('/');
    const ends = parts.map((_part, index) => parts.slice(-index - 1).join('/'));
    const isUnique = (end: string) =>
      !paths.some((other) => other !== path && `/${other}`.endsWith(`/${end}`));
    return ends.find(isUnique) ?? path;
  });
