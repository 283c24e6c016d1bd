import { lineRange, type Diagnostic } from '../../../cli/model/diagnostic.ts';

/** A warning, an error with every field, and one without a location. */
export const FINDINGS: readonly Diagnostic[] = [
  {
    code: 'nav/orphan',
    severity: 'warning',
    message: 'Not in the navigation',
    file: 'content/b.md',
    range: lineRange(1, 1, 3),
  },
  {
    code: 'link/no-such-page',
    severity: 'error',
    message: 'No page at /b/',
    hint: 'Did you mean /bb/?',
    file: 'content/a.md',
    range: lineRange(3, 5, 3),
    fix: { replace: '/bb/' },
  },
  { code: 'config/not-found', severity: 'error', message: 'No configuration in x' },
];

/** Text of the file with the error. */
export const TEXT = '# A\n\nSee /b/ now\n\nend\n';

/**
 * Texts with a special meaning in terminals, workflow commands, Markdown, XML, JSON or addresses.
 */
const DANGEROUS_TEXTS = [
  ...['\u001b[2J', '\u001b]8;;http://x\u0007', '\u009b31m', '\u0000', '\u0007', '\b', '\r', '\n'],
  ...['\u202e', '\u2066', '\u200f', '\u2028', '\u0085', '\ufeff', '\ufffe', '\ud800', '\udc00'],
  ...['::error::x', '\n::stop-commands::x', '\r\n::add-mask::x', '##[error]', '%0A', '%', ',', ':'],
  ...[
    '<script>',
    '&amp;',
    ']]>',
    '"',
    "'",
    '|',
    '`',
    '[x](y)',
    '![x](y)',
    '](z)',
    '**',
    '\\',
    '@x',
  ],
  ...['https://x.test', '../..', '#L1', '{{', '${{ x }}', '👩‍👩‍👧', '漢字', 'é', '\t', ' ', 'a', 'z/'],
];

/** Creates a generator of numbers from 0 to 1, deterministic by seed. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Creates findings from dangerous texts, files and sources, deterministic by seed. */
export function dangerousFindings(seed: number, count: number) {
  const next = drawn(seed);
  const text = (most: number) =>
    Array.from(
      { length: 1 + Math.floor(next() * most) },
      () => DANGEROUS_TEXTS[Math.floor(next() * DANGEROUS_TEXTS.length)] ?? '',
    ).join('');
  const sources = new Map<string, string>();
  const diagnostics = Array.from({ length: count }, (_, index): Diagnostic => {
    const file = `content/${index}${text(4)}.md`;
    const source = text(40);
    sources.set(file, source);
    const column = 1 + Math.floor(next() * source.length);
    return {
      code: index % 3 === 0 ? 'nav/orphan' : 'link/no-such-page',
      severity: index % 2 === 0 ? 'error' : 'warning',
      message: text(8),
      hint: text(8),
      file,
      range: lineRange(1, column, 1 + Math.floor(next() * 9)),
      fix:
        index % 2 === 0
          ? { replace: text(3), ...(index % 4 === 0 && { range: lineRange(1, 1, 1) }) }
          : { create: { path: file, text: text(3) } },
    };
  });
  return { diagnostics, textOf: (file: string) => sources.get(file) };
}
