import {
  importCode,
  sectionsOf,
  type ApiPageInput,
  type Row,
  type Section,
  type ShownPart,
} from './sections.ts';
import { fillWords, type ApiWords } from './texts.ts';

/** Returns a page of a reference as Markdown: a list item for each member, inherited ones by name. */
export function apiMarkdown(input: ApiPageInput): string {
  const { title, description, parts, isTab, words } = input;
  const blocks = parts.flatMap((shown) => {
    const { name, deprecated, description: text } = shown.part;
    const code = importCode(shown.part, words);
    return [
      isTab ? `## ${name}` : '',
      deprecated === undefined ? '' : `**${words.apiPageDeprecated}** ${deprecated}`.trim(),
      code === '' ? '' : `\`\`\`tsx\n${code}\n\`\`\``,
      text,
      ...sectionsOf(shown, words).flatMap((section) => {
        const items = itemsOf(section, shown, words);
        const heading = `${isTab ? '###' : '##'} ${section.title}`;
        return items.length === 0 ? [] : [heading, items.join('\n')];
      }),
    ];
  });
  return `${[`# ${title}`, description, ...blocks].filter(Boolean).join('\n\n')}\n`;
}

function itemsOf({ kind, rows, type }: Section, { parents }: ShownPart, words: ApiWords): string[] {
  if (type !== undefined) return [`- ${inlineCode(type)}`];
  const own = rows.filter(({ from }) => from === undefined);
  const inherited = parents
    .filter(({ members }) => kind === 'props' && members.length > 0)
    .map(({ name, members }) => {
      const names = members.map((member) => inlineCode(member.name)).join(', ');
      return `- ${fillWords(words.apiPageInherited, { name })}: ${names}`;
    });
  return [...own.map((row) => itemOf(row, words)), ...inherited];
}

/** Returns a list item: facts, and a text whose further lines are indented. */
function itemOf(row: Row, words: ApiWords): string {
  const { name, type, className, isRequired, deprecated, description } = row;
  const code = row.default !== undefined && inlineCode(row.default);
  const head = [
    inlineCode(name),
    type && inlineCode(type.signature?.text ?? type.text),
    className && inlineCode(`.${className}`),
    isRequired && words.apiPageRequired,
    code && (type ? `${words.apiPageDefault} ${code}` : code),
    type && deprecated !== undefined && words.apiPageOld,
  ].filter(Boolean);
  const texts = [type && deprecated, description].filter(Boolean).join('\n\n');
  const text = texts.replace(/\n(?=[^\n])/g, '\n  ').trim();
  return `- ${head.join(', ')}${text === '' ? '' : `: ${text}`}`;
}

/** Returns inline code, also for code with backticks. */
function inlineCode(code: string): string {
  const flat = code.replace(/\s*\n\s*/g, ' ');
  return flat.includes('`') ? `\`\` ${flat} \`\`` : `\`${flat}\``;
}
