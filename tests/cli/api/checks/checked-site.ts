import { type ApiCheckInput, checkApi } from '../../../../cli/api/check-api.ts';
import { readFrontMatter } from '../../../../cli/load/front-matter.ts';
import type {
  ApiComponent,
  ApiHook,
  ApiMember,
  ApiReference,
} from '../../../../cli/model/api/reference.ts';
import { toPathname, toSourcePath } from '../../../../cli/model/paths.ts';
import { compileText } from '../../compile/compile-text.ts';
import { component, hook, reference } from '../references.ts';

/** A prop; a union type has members. */
export function member(name: string, type = 'string', value?: string): ApiMember {
  const members = type.includes(' | ') ? { members: type.split(' | ') } : {};
  return {
    name,
    type: { text: type, ...members },
    description: '',
    ...(value !== undefined && { default: value }),
  };
}

const SIZE = member('size', "'small' | 'medium' | 'large'", "'medium'");

/** A button that inherits props, a chip without rest props, and a hook. */
export const PARTS: readonly (ApiComponent | ApiHook)[] = [
  component('ButtonBase', { props: [member('disableRipple', 'boolean', 'false')] }),
  component('Button', {
    props: [
      member('color', "'primary' | 'neutral'", "'primary'"),
      member('fullWidth', 'boolean', 'false'),
      member('loadingPosition', "'start' | 'end'", "'end'"),
      SIZE,
    ],
    inherited: [{ package: '@acme/kit', name: 'ButtonBase', props: ['disableRipple'] }],
    slots: [{ name: 'startDecorator', description: '' }],
    spreadsTo: 'button',
  }),
  component('Chip', { props: [member('label'), member('onDelete', '() => void')] }),
  hook('useToggle', { parameters: [member('initial', 'boolean', 'false')] }),
];

/** Returns the findings of pages of one product, as `line:column code message | hint`. */
export async function checkedPages(
  pages: Readonly<Record<string, string>>,
  { references = [reference('@acme/kit', PARTS)] }: { references?: readonly ApiReference[] } = {},
): Promise<string[]> {
  const product = 'kit';
  const checked = Object.entries(pages).map(async ([name, text]) => {
    const file = toSourcePath(name);
    const { frontMatter, keyRanges } = readFrontMatter(text, file).value;
    const { facts } = await compileText(text, { file });
    const source = { file, frontMatter, keyRanges, hash: '', language: 'en', directives: [] };
    return { page: { product, source }, facts };
  });
  const input: ApiCheckInput = {
    sources: references.map((one) => ({ package: one.package, product })),
    api: {
      references,
      addresses: references.flatMap((one) =>
        [...one.components, ...one.hooks].map(({ name, kind }) => ({
          ...{ package: one.package, name, kind, product },
          pathname: toPathname(`/kit/api/${name.toLowerCase()}/`),
        })),
      ),
    },
    pages: await Promise.all(checked),
    locate: () => undefined,
  };
  return checkApi(input).map(({ file, range, code, message, hint }) => {
    const place = file === undefined ? '' : `${range?.start.line}:${range?.start.column} `;
    return `${place}${code} ${message} | ${hint}`;
  });
}

/** Returns the findings of one page about the given components, except parts without a page. */
export async function checkedPage(
  text: string,
  components: readonly string[] = ['Button'],
): Promise<string[]> {
  const page = `---\ntitle: Page\ncomponents: [${components.join(', ')}]\n---\n\n${text}\n`;
  const found = await checkedPages({ 'content/a.md': page });
  return found.filter((line) => !line.startsWith('api/component-without-page'));
}
