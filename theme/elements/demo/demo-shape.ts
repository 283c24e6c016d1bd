import { HOOKS, type CodeProps, type DemoFile, type DemoProps } from 'docs-build/theme';
import type { DemoSource, DemoStyle } from 'docs-build/theme';

/** Widths of demos are rounded to steps, so that style sheets and not style attributes can hold them. Pixels. */
export const WIDTH_STEPS = { step: 50, least: 200, most: 1000 } as const;

/** The step nearest above a width; absent for a demo as wide as its column. */
export function widthStepOf(maxWidth: number | undefined): number | undefined {
  if (maxWidth === undefined || maxWidth > WIDTH_STEPS.most) return undefined;
  const stepped = Math.ceil(maxWidth / WIDTH_STEPS.step) * WIDTH_STEPS.step;
  return Math.max(WIDTH_STEPS.least, stepped);
}

/** How a demo's stage is drawn. */
export type StageKind =
  'plain' | 'filled' | 'gradient' | 'inline' | 'outlined' | 'playground' | 'frame';

/** The stage for a demo's options. */
export function stageOf({ bg, iframe }: Pick<DemoProps, 'bg' | 'iframe'>): StageKind {
  if (iframe) return 'frame';
  if (typeof bg === 'string') return bg;
  return bg ? 'filled' : 'plain';
}

/** Whether the full source is open when the page loads. */
export const codeOpenOf = ({ defaultCodeOpen }: Pick<DemoProps, 'defaultCodeOpen'>): boolean =>
  defaultCodeOpen === true;

/** Whether a part of the source is shown while the full one is not. */
export const hasPreview = ({ defaultCodeOpen, styles }: DemoProps): boolean =>
  defaultCodeOpen !== false &&
  styles.some(({ sources }) => sources.some(({ preview }) => preview !== undefined));

/** Ids of the styles that a reader can choose from; empty where there is no choice. */
export const styleIdsOf = ({ styles }: Pick<DemoProps, 'styles'>): readonly string[] =>
  styles.length > 1 ? styles.flatMap(({ style }) => style ?? []) : [];

/** A language that code can be read in. */
export type Variant = DemoSource['variant'];

/** The languages in which a demo is written, in any of its styles. */
export const variantsOf = ({ styles }: Pick<DemoProps, 'styles'>): ReadonlySet<Variant> =>
  new Set(styles.flatMap(({ sources }) => sources.map(({ variant }) => variant)));

/** Attributes of what is there for some readers: style sheets show what the reader chose. Empty for what all readers see. */
export type Choice = Readonly<Record<string, string>>;

/** What tells the styles of a demo apart. */
export const styleChoice = (demo: DemoProps, { style }: DemoStyle): Choice =>
  styleIdsOf(demo).length > 0 && style !== null ? { [HOOKS.codeStyle]: style } : {};

/** A piece of code, and for whom it is. */
export interface ChosenCode {
  readonly code: CodeProps;
  readonly choice: Choice;
  /** Name of the demo's module. */
  readonly name: string;
  /** The modules that the demo imports. */
  readonly files: readonly DemoFile[];
}

/** The code of a demo in all styles and languages. What is the same in both languages is there once. */
export function codesOf(demo: DemoProps, part: 'code' | 'preview'): readonly ChosenCode[] {
  return demo.styles.flatMap((style) => {
    const { sources } = style;
    const isShared = sources.every(
      // Files go by other names in the other language, and tabs say these.
      (one) =>
        one[part]?.html === sources[0]?.[part]?.html && (part === 'preview' || !one.files.length),
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
