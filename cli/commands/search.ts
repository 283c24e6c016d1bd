import { DocsError } from '../model/diagnostic.ts';
import { languagePrefix } from '../model/site.ts';
import { surveySearch } from '../pipeline/build-site.ts';
import { report } from '../report/catalogue.ts';
import { paintFor, escapeControls } from '../report/text-layout.ts';
import { withProject, type ProjectOptions } from './project.ts';
import { EXIT, stdoutStyle, type ExitCode, type Terminal } from './output/terminal.ts';

export interface SearchOptions extends ProjectOptions {
  readonly words: readonly string[];
  readonly product?: string;
  readonly language?: string;
  readonly limit: number;
}

const INDENT = ' '.repeat(20);

/** `docs-build search`: prints ranked results. Returns 1 without results. */
export async function search(options: SearchOptions, terminal: Terminal): Promise<ExitCode> {
  const { words, product, limit } = options;
  return withProject(options, terminal, async (project) => {
    const { site, open } = await surveySearch(project.input);
    const [first = 'en'] = site.routing.languages;
    const { language = first } = options;
    assertKnown('--language', language, site.routing.languages);
    const index = open(languagePrefix(site, language));
    const products = index.products.map(({ id }) => id);
    if (product !== undefined) assertKnown('--product', product, products);
    const scope = { language, limit, ...(product !== undefined && { product }) };
    const { hits, reasons, pages, suggestion } = await index.search(words.join(' '), scope);
    const paint = paintFor(stdoutStyle(terminal).color);
    hits.forEach(({ score, kind, title, name, href }, place) => {
      const named = paint(
        'strong',
        escapeControls(name === undefined ? title : `${title} › ${name}`),
      );
      const why = paint('quiet', escapeControls((reasons[place] ?? []).join(' + ')));
      terminal.out(`${score.toFixed(1).padStart(7)}  ${kind.padEnd(9)}  ${named}\n`);
      terminal.out(`${INDENT}${paint('place', escapeControls(href))}\n${INDENT}${why}\n`);
    });
    const hint = suggestion === undefined ? '' : ` Did you mean ${escapeControls(suggestion)}?`;
    terminal.out(`${pages === 1 ? '1 page' : `${pages} pages`} found.${hint}\n`);
    return pages > 0 ? EXIT.fine : EXIT.findings;
  });
}

function assertKnown(flag: string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  throw new DocsError(
    report('config/not-searched', undefined, { flag, name, known: known.join(', ') }),
  );
}
