import * as z from 'zod';
import type { DeepReadonly } from '../model/collections.ts';

const position = z.strictObject({
  line: z.int().min(1),
  column: z.int().min(1).describe('In UTF-16 units'),
});

const range = z.strictObject({ start: position, end: position });

const fix = z.union([
  z.strictObject({
    replace: z.string().describe('The new text of the range'),
    range: range
      .exactOptional()
      .describe('Range to replace. Absent if it is the range of the finding'),
  }),
  z.strictObject({
    create: z.strictObject({ path: z.string(), text: z.string() }).describe('A file to create'),
  }),
]);

const diagnostic = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z-]+\/[a-z0-9-]+$/)
    .describe('family/what-happened'),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  hint: z.string().exactOptional().describe('What to do'),
  file: z.string().exactOptional().describe("Relative to the site's root, with /"),
  range: range.exactOptional().describe('The end is exclusive'),
  fix: fix.exactOptional().describe('Edit that resolves the finding'),
});

/** Number of translatable pages in a language, by state. */
const pages = {
  pages: z.int().min(0),
  /** Up to date, as far as known. */
  translated: z.int().min(0),
  /** The original has changed since. */
  outdated: z.int().min(0),
  /** Missing, or still a draft. */
  missing: z.int().min(0),
};

/** Sections are products, or first-level folders for pages without a product, in page order. */
const coverage = z.strictObject({
  language: z.string(),
  sections: z.array(z.strictObject({ name: z.string(), ...pages })),
  all: z.strictObject(pages),
  words: z
    .strictObject({ words: z.int().min(0), translated: z.int().min(0) })
    .exactOptional()
    .describe('Texts of the theme; absent if it does not list them'),
});

export type LanguageCoverage = DeepReadonly<z.output<typeof coverage>>;
export type PageCoverage = LanguageCoverage['all'];
/** Coverage of all languages except the first. */
export type Coverage = readonly LanguageCoverage[];

const reportSchema = z.strictObject({
  version: z.literal(1).describe('Incremented by breaking changes of this format'),
  ok: z.boolean().describe('Whether the command succeeds'),
  summary: z.strictObject({
    pages: z.int().min(0),
    errors: z.int().min(0),
    warnings: z.int().min(0),
    since: z
      .strictObject({ ref: z.string(), changedPages: z.int().min(0) })
      .exactOptional()
      .describe('With --since: only these pages, and pages that link to them, are reported'),
  }),
  translations: z
    .array(coverage)
    .exactOptional()
    .describe('With --translations: coverage of each language but the first'),
  diagnostics: z.array(diagnostic).describe('Sorted by file, line, column and code'),
});

/** Returns the JSON schema of the output of `docs-build check --format json`. */
export const reportJsonSchema = () => z.toJSONSchema(reportSchema);
