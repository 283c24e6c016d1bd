import type { DemoProps } from 'docs-build/theme';

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
