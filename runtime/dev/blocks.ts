import type { DevFinding } from '../contract/dev.ts';

/** Findings that belong beside one block of the page. */
export interface MarkedBlock {
  /** Index of the block among those of the page. */
  readonly block: number;
  readonly findings: readonly DevFinding[];
}

/**
 * The blocks beside which findings are shown: each the last to begin at or before the line of its findings. `lines` are where the blocks of the
 * page begin, in its order. Findings above all of them, or elsewhere, have no block.
 */
export function blocksWithFindings(
  findings: readonly DevFinding[],
  lines: readonly number[],
): MarkedBlock[] {
  const byLine = lines.map((line, block) => ({ line, block })).sort((a, b) => a.line - b.line);
  const found = new Map<number, DevFinding[]>();
  for (const finding of findings) {
    const { line } = finding;
    // Of blocks that begin together, the outermost comes first and holds the others: the last is the nearest.
    const nearest = line === undefined ? undefined : byLine.findLast((one) => one.line <= line);
    if (!nearest) continue;
    found.set(nearest.block, [...(found.get(nearest.block) ?? []), finding]);
  }
  return [...found]
    .map(([block, ofBlock]) => ({ block, findings: ofBlock }))
    .sort((a, b) => a.block - b.block);
}
