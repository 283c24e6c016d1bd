import type { ApiComponent, ApiHook, ApiMember } from '../../model/api/reference.ts';
import { filled, type ApiPageInput, type ShownPart } from './input.ts';
import { returnedMember } from './rows.ts';
import { importCode } from './sections.ts';

/** Returns a page of a reference as Markdown: a list item for each member, inherited ones by name. */
export function apiMarkdown(input: ApiPageInput): string {
  const { title, description, parts, isTab } = input;
  const blocks = parts.flatMap((shown) => [
    ...(isTab ? [`## ${shown.part.name}`] : []),
    ...blocksOf(shown, input),
  ]);
  return `${[`# ${title}`, description, ...blocks].filter(Boolean).join('\n\n')}\n`;
}

function blocksOf({ part, parents }: ShownPart, { words, isTab }: ApiPageInput): string[] {
  const code = importCode(part.imports, words.apiPageOr);
  const section = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`${isTab ? '###' : '##'} ${title}`, items.join('\n')];
  return [
    ...(part.deprecated === undefined
      ? []
      : [`**${words.apiPageDeprecated}** ${part.deprecated}`.trim()]),
    ...(code === '' ? [] : [`\`\`\`tsx\n${code}\n\`\`\``]),
    ...(part.description === '' ? [] : [part.description]),
    ...(part.kind === 'hook' ? hookBlocks(part, words, section) : []),
    ...(part.kind === 'component' ? componentBlocks(part, { words, section, parents }) : []),
  ];
}

type Section = (title: string, items: readonly string[]) => string[];

const hookBlocks = (
  { parameters, returns, returnType }: ApiHook,
  words: ApiPageInput['words'],
  section: Section,
) => [
  ...section(words.apiPageParameters, parameters.map(memberLine(words))),
  ...section(
    words.apiPageReturns,
    returns.length > 0
      ? returns.map(returnedMember).map(memberLine(words))
      : [`- ${inCode(returnType.text)}`],
  ),
];

function componentBlocks(
  part: ApiComponent,
  {
    words,
    section,
    parents,
  }: Pick<ApiPageInput, 'words'> & Pick<ShownPart, 'parents'> & { readonly section: Section },
): string[] {
  const inherited = parents
    .filter(({ members }) => members.length > 0)
    .map(({ name, members }) => {
      const names = members.map((member) => inCode(member.name)).join(', ');
      return `- ${filled(words.apiPageInherited, { name })}: ${names}`;
    });
  const slots = part.slots.map(({ name, className, default: element, description }) =>
    line(
      [inCode(name), className && inCode(`.${className}`), element && inCode(element)],
      description,
    ),
  );
  const classes = part.classes.map(({ key, className, description }) =>
    line([inCode(key), inCode(`.${className}`)], description),
  );
  return [
    ...section(words.apiPageProps, [...part.props.map(memberLine(words)), ...inherited]),
    ...section(words.apiPageSlots, slots),
    ...section(words.apiPageClasses, classes),
    ...section(
      words.apiPageVariables,
      part.cssVariables.map((name) => `- ${inCode(name)}`),
    ),
  ];
}

const memberLine =
  (words: ApiPageInput['words']) =>
  (member: ApiMember): string => {
    const { name, type, isRequired, deprecated, description } = member;
    const facts = [
      inCode(name),
      inCode(type.signature?.text ?? type.text),
      isRequired && words.apiPageRequired,
      member.default !== undefined && `${words.apiPageDefault} ${inCode(member.default)}`,
      deprecated !== undefined && words.apiPageOld,
    ];
    return line(facts, [deprecated, description].filter(Boolean).join('\n\n'));
  };

/** Returns a list item: facts, and a text with further lines indented. */
function line(facts: readonly (string | false | undefined)[], description: string): string {
  const head = facts.filter((fact) => typeof fact === 'string' && fact !== '').join(', ');
  const text = description.replace(/\n(?=[^\n])/g, '\n  ').trim();
  return `- ${head}${text === '' ? '' : `: ${text}`}`;
}

/** Returns inline code, also for code with backticks. */
function inCode(code: string): string {
  const flat = code.replace(/\s*\n\s*/g, ' ');
  return flat.includes('`') ? `\`\` ${flat} \`\`` : `\`${flat}\``;
}
