import type { ApiFactsProps, ApiRowProps, ApiTableProps } from 'docs-build/theme';
import { createElement, type ReactNode } from 'react';
import type { BundledTheme } from './bundle.ts';

/** A row of a sample component, with its description as HTML. */
export interface SampleRow extends Omit<ApiRowProps, 'kind' | 'id' | 'children'> {
  readonly text?: string;
}

const named = (name: string): SampleRow => ({ name, typeHtml: 'boolean', default: 'false' });

/** Rows of every kind. Twelve are the component's own, so that there is a filter. */
export const sampleRows: readonly SampleRow[] = [
  { name: 'label', typeHtml: 'string', isRequired: true, text: 'What it is called.' },
  { name: 'tone', typeHtml: "'calm' | 'loud'", members: ["'calm'", "'loud'"], default: "'calm'" },
  {
    name: 'onPick',
    typeHtml: '(value: string) =&gt; void',
    signatureHtml: '(value: string) =&gt; void',
    text: 'Called with what was picked.',
  },
  {
    name: 'legacyTone',
    typeHtml: 'Record&lt;string, unknown&gt;',
    isDeprecated: true,
    text: 'Use <a href="/kit/#tone">tone</a>.',
  },
  {
    name: 'aVeryLongNameThatNobodyShouldEverGiveToAProp',
    typeHtml: 'ReadonlyArray&lt;SomeVeryLongTypeNameOfThePackage&lt;Value&gt;&gt;',
    default: "'something quite long that does not fit'",
  },
  {
    name: 'slotProps',
    typeHtml: `{ ${'root?: SlotProps&lt;Kind, {}, OwnerState&gt;; '.repeat(8)}}`,
    text: `Props of the slots.<pre tabindex="0"><code>${'wide '.repeat(60)}</code></pre>`,
  },
  ...['bare', 'busy', 'flat', 'round', 'square', 'wide'].map(named),
  { ...named('ripple'), from: { name: 'Base', href: '/kit/api/base/#base-prop-ripple' } },
  { ...named('focusRing'), from: { name: 'Base' }, isDeprecated: true },
];

/** Facts of every kind. */
export const sampleFacts: ApiFactsProps = {
  name: 'Pick',
  kind: 'component',
  refTarget: 'HTMLDivElement',
  inherits: [{ name: 'Base', href: '/kit/api/base/' }, { name: 'Root' }],
  spreadsTo: 'div',
  themeName: 'KitPick',
  isPolymorphic: true,
  hasSx: true,
  hasSystemProps: true,
  sourceUrl: 'https://example.org/kit/src/Pick',
};

/** The longest texts of these rows. Long types are wider than their column. */
const LONGEST: ApiTableProps['longest'] = {
  name: 'aVeryLongNameThatNobodyShouldEverGiveToAProp',
  type: 'ReadonlyArray<SomeVeryLongTypeNameOfThePackage<Value>>',
  default: "'something quite long that does not fit'",
};

const rowsOf = ({ theme }: BundledTheme): ReactNode =>
  sampleRows.map(({ text, ...row }) =>
    createElement(
      theme.elements.ApiRow,
      { key: row.name, kind: 'props', id: `pick-prop-${row.name}`, ...row },
      text !== undefined && createElement('div', { dangerouslySetInnerHTML: { __html: text } }),
    ),
  );

/** Content of a sample component's page: a large table, small ones, facts and examples. */
export function apiContent(loaded: BundledTheme): ReactNode {
  const { ApiTable, ApiRow, ApiFacts, ApiDemos, Heading } = loaded.theme.elements;
  const h = createElement;
  const longest = { name: '', type: '', default: '' };
  const counts = { inheritedCount: 0, deprecatedCount: 0 };
  const table = { name: 'Pick', ...counts, hasTypes: true, longest } as const;
  const counted = { count: 12, inheritedCount: 2, deprecatedCount: 2 };
  const props = { ...table, ...counted, hasDefaults: true, longest: LONGEST };
  return [
    h(ApiDemos, { key: 1, pages: [{ title: 'Pick', href: '/kit/pick/' }] }),
    h(Heading, { key: 2, level: 2, id: 'props' }, 'Props'),
    h(ApiTable, { key: 3, kind: 'props', ...props }, rowsOf(loaded)),
    h(ApiFacts, { key: 4, ...sampleFacts }),
    h(
      ApiTable,
      { key: 5, kind: 'classes', ...table, count: 1, hasDefaults: false },
      h(
        ApiRow,
        { kind: 'classes', id: 'pick-classes-on', name: 'on', className: 'Kit-on', isState: true },
        'While it is on.',
      ),
    ),
    h(
      ApiTable,
      {
        key: 6,
        kind: 'cssVariables',
        ...{ ...table, count: 1, hasDefaults: false, hasTypes: false },
      },
      h(ApiRow, { kind: 'cssVariables', id: 'pick-vars-Pick-gap', name: '--Pick-gap' }),
    ),
  ];
}
