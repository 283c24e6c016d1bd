import { join } from 'node:path/posix';
import type { SaidDefault } from '../../model/api/mention.ts';
import type { ApiMember } from '../../model/api/reference.ts';
import type { ApiEntry, SiteApi } from '../../model/api/site-api.ts';
import { lineRange, type Diagnostic } from '../../model/diagnostic.ts';
import {
  apiWrongComment,
  apiWrongDefault,
  type Defaults,
} from '../../report/catalogue/site/api.ts';
import type { ApiCheckInput } from './input.ts';
import { membersOf } from './known-props.ts';
import { partsOn } from './props.ts';

/** Defaults that a page tells and that no component on it has. Where it may speak of another component, it is let pass. */
export function checkDefaults({ api, pages }: ApiCheckInput): Diagnostic[] {
  return pages.flatMap((checked) => {
    const parts = partsOn(checked, api);
    const { file } = checked.page.source;
    return (checked.mentions?.defaults ?? []).flatMap((said) => {
      const wrong = wrongDefault(said, ownersOf(said, partsMeant(said, parts, api), api));
      return wrong ? [apiWrongDefault(wrong, { file, range: said.range })] : [];
    });
  });
}

/** The parts that a paragraph is about: those of the page that it names, else all; none where it names others. */
function partsMeant({ near }: SaidDefault, parts: readonly ApiEntry[], api: SiteApi) {
  const named = parts.filter(({ name }) => near.includes(name));
  const isAboutOthers = api.addresses.some(
    ({ name }) => near.includes(name) && !parts.some((part) => part.name === name),
  );
  if (isAboutOthers) return [];
  return named.length > 0 ? named : parts;
}

interface Owner {
  readonly part: ApiEntry;
  readonly member: ApiMember;
}

/** The members that the default may be that of: those with the name, or those that have all the listed values. */
function ownersOf(
  { props, values }: SaidDefault,
  parts: readonly ApiEntry[],
  api: SiteApi,
): readonly Owner[] {
  const owners = parts.flatMap((part) => membersOf(api, part).map((member) => ({ part, member })));
  const named = owners.filter(({ member }) => props.includes(member.name));
  if (!values) return named;
  return (props.length > 0 ? named : owners).filter(({ member }) => {
    const known = (member.type.members ?? []).map(literalOf);
    return values.every((value) => known.includes(literalOf(value)));
  });
}

/** What is wrong; undefined where one of the members has the default, or where it cannot be known. */
function wrongDefault({ code }: SaidDefault, owners: readonly Owner[]): Defaults | undefined {
  const said = literalOf(code);
  const really = owners.map(({ member }) => literalOf(member.default ?? ''));
  const [first] = owners;
  if (said === undefined || first?.member.default === undefined) return undefined;
  if (really.some((one) => one === undefined || one === said)) return undefined;
  const { part, member } = first;
  return { prop: member.name, name: part.name, said: code, really: first.member.default };
}

/** A word, number or empty value without its quotes, so that `'small'` and `small` are the same; undefined for other code. */
function literalOf(code: string): string | undefined {
  const bare = /^(["'`]?)([\w.#%-]+)\1$/.exec(code.trim())?.[2];
  return bare ?? (/^(?:\[\]|\{\})$/.test(code.trim()) ? code.trim() : undefined);
}

/** Comments of the team's own packages that tell another default than the code does. */
export function checkComments({ api }: Pick<ApiCheckInput, 'api'>): Diagnostic[] {
  return api.references.flatMap(({ ownFolder, components, hooks }) => {
    if (ownFolder === undefined) return [];
    const entries: readonly ApiEntry[] = [...components, ...hooks];
    return entries.flatMap((entry) => {
      const { name, declaration } = entry;
      const { file, line } = declaration;
      const place = { file: join(ownFolder, file), range: lineRange(line, 1, 1) };
      return ownMembers(entry).flatMap(({ name: prop, default: said, publishedDefault: really }) =>
        said === undefined || really === undefined
          ? []
          : [apiWrongComment({ prop, name, said, really }, place)],
      );
    });
  });
}

const ownMembers = (entry: ApiEntry): readonly ApiMember[] =>
  entry.kind === 'hook' ? entry.parameters : entry.props;
