import { basename } from 'node:path';
import type { ApiPart } from '../../model/api/reference.ts';
import { declarationFolder } from './compiler.ts';
import { type PublicExport, importedName } from './context.ts';
import { repositoryUrl } from '../../model/paths.ts';
import { fillPlaceholders } from '../../model/text.ts';
import { readDocComment } from './doc-comments.ts';

/** Returns the facts that components and hooks have in common. */
export function partFacts(part: PublicExport): ApiPart {
  const { package: library, source } = part.context;
  const { description, deprecated, examples } = readDocComment(part.declaration);
  const own = ownModule(part);
  const sourceUrl = sourceUrlOf(part, own?.subpath ?? importedName(part));
  const file = part.declaration.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(part.declaration.getStart());
  const imports = [
    ...(own ? [[own.exported, `${library.name}/${own.subpath}`] as const] : []),
    ...(part.isSubpathOnly ? [] : [[part.exportName, library.name] as const]),
  ];
  return {
    name: part.name,
    imports: imports.map(([name, from]) => `import ${importClause(name, part)} from '${from}';`),
    description: withoutLinkLists(description, source.conventions.homes),
    ...(examples.length > 0 && { examples }),
    deprecated,
    sourceUrl,
    declaration: {
      file: file.fileName.startsWith(`${library.folder}/`)
        ? file.fileName.slice(library.folder.length + 1)
        : file.fileName,
      line: line + 1,
    },
  };
}

function importClause(exported: string, part: PublicExport): string {
  const name = importedName(part);
  if (exported === 'default') return name;
  return exported === name ? `{ ${name} }` : `{ ${exported} as ${name} }`;
}

/** Finds a part's own module, by the conventions, or else by the name of the part or its folder. */
function ownModule(part: PublicExport) {
  const { context, exportName, module } = part;
  const { checker, findModule, package: library } = context;
  const name = importedName(part);
  const folder = basename(declarationFolder(part.declaration));
  const subpaths = module === undefined ? [exportName, name, folder] : [module];
  for (const subpath of new Set(subpaths)) {
    const symbol = findModule(`${library.name}/${subpath}`);
    // In a folder of several parts, the default export may be another part.
    const isFolder = module === undefined && subpath !== name && subpath !== exportName;
    const names = [...(isFolder ? [] : ['default']), exportName, name];
    const exported = names.find(
      (candidate) => symbol && checker.tryGetMemberInModuleExports(candidate, symbol) !== undefined,
    );
    if (exported !== undefined) return { subpath, exported };
  }
  return undefined;
}

/** Returns the address of the source code: the configured path in the repository at the release. */
function sourceUrlOf(part: PublicExport, subpath: string) {
  const { repository, version } = part.context.package;
  const { source, tag, module = '{Name}' } = part.context.source.conventions;
  const found = repositoryOf(repository);
  if (!found || source === undefined) return undefined;
  const [before = '', after = ''] = module.split('{Name}');
  // The source file has the name of the module. The part may have another name.
  const isNamed = subpath.startsWith(before) && subpath.endsWith(after);
  const Name = isNamed
    ? subpath.slice(before.length, subpath.length - after.length)
    : importedName(part);
  const path = [found.directory, fillPlaceholders(source, { Name })].filter(Boolean).join('/');
  const release = fillPlaceholders(tag, { version });
  return repositoryUrl(found.address, { view: 'tree', tag: release, path });
}

/** Returns the address and folder in `repository` of a package.json. */
export function repositoryOf(repository: unknown) {
  const { url, directory } =
    typeof repository === 'object' && repository !== null
      ? (repository as { url?: unknown; directory?: unknown })
      : { url: repository, directory: undefined };
  const address = typeof url === 'string' ? repositoryAddress(url.trim()) : undefined;
  if (address === undefined) return undefined;
  const folder = typeof directory === 'string' ? directory.replace(/^\.?\/+|\/+$/g, '') : '';
  return { address, directory: folder };
}

function repositoryAddress(url: string): string | undefined {
  const short = /^(?:(github|gitlab):)?([\w.-]+)\/([\w.-]+?)(?:\.git)?$/.exec(url);
  if (short) return `https://${short[1] ?? 'github'}.com/${short[2]}/${short[3]}`;
  const long =
    /^(?:git\+)?(?:https?|ssh|git):\/\/(?:[^@/]+@)?([^/:]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(
      url,
    ) ?? /^[^@/]+@([^:/]+):(.+?)(?:\.git)?\/?$/.exec(url);
  return long ? `https://${long[1]}/${long[2]}` : undefined;
}

/** Matches a list of links at the end, with its title: `API:`. */
const LINK_LIST =
  /(?:^|\n)(?:[\w -]{1,30}:\s*\n)?(?:[ \t]*[-*] (?:\w+ )?\[[^\]\n]*\]\([^)\s]*\)[ \t]*(?:\n|$))+\s*$/;

/** Removes lists of links to this documentation from the end: pages have their own links. */
function withoutLinkLists(description: string, homes: readonly string[]): string {
  const [list = ''] = LINK_LIST.exec(description) ?? [];
  const isOurs = ['/', ...homes].some((home) => list.includes(`](${home}`));
  return isOurs ? withoutLinkLists(description.slice(0, -list.length).trim(), homes) : description;
}
