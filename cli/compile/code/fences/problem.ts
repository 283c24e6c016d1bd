/** Where code stops making sense: an offset in its text, and why. */
export interface CodeProblem {
  readonly offset: number;
  /** Without a period: `Unexpected token`. */
  readonly reason: string;
}

/** The problem that was met furthest along; of those at one place the first. */
export function furthest(problems: readonly CodeProblem[]): CodeProblem | undefined {
  return problems.reduce<CodeProblem | undefined>(
    (best, one) => (best && best.offset >= one.offset ? best : one),
    undefined,
  );
}
