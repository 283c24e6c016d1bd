import { expect, test } from 'vitest';
import { componentNamed, readKit } from './kit.ts';

const CONVENTIONS = {
  className: 'Kit{Name}-{key}',
  stateClassName: 'Kit-{key}',
  stateKeys: ['disabled'],
  slotsProp: 'slots',
  slotElement: 'elementType',
};

const TYPES = `
import * as React from 'react';
export interface CardSlots {
  /** The outside. @default section */
  root?: React.ElementType;
  title?: React.ElementType;
  media?: React.ElementType;
  /** @deprecated Use title. */
  head?: React.ElementType;
}
export interface CardClasses {
  /** Class of the outside. */
  root: string;
  /** Class while it cannot be used. */
  disabled: string;
  /** @deprecated Use root. */
  title: string;
}
export interface CardProps { slots?: CardSlots; }
export declare const Card: (props: CardProps) => React.ReactElement;
export declare const Plain: (props: { slots?: {
  /** A dot. */
  dot?: React.ElementType } }) => React.ReactElement;
`;

const CODE = `
import Picture from './Picture.js';
const Title = styled('h2', {})({ margin: 'var(--Card-gap)' });
const BigTitle = styled(Title)({});
export const Card = forwardRef(function Card(props) {
  // --Card-comment
  const { slots = {} } = props;
  const [TitleSlot] = useSlot('title', { elementType: BigTitle });
  const Media = slots.media ?? components.Media ?? Picture;
  const Head = slots.head || 'header';
  return \`--Card-\${name} --Card-size: 2px; --Cards-other --Card-open\${name}\`;
});
export const Plain = ({ slots }) => slots?.dot ?? 'i';
`;

/** Shared, because loading the compiler's types takes most of the time. */
const kit = readKit(
  {
    'index.d.ts': TYPES,
    'index.js': CODE,
    'Picture.js': 'export default function Picture() {}',
  },
  CONVENTIONS,
);

test('names classes by the conventions; classes of states are the same for all components', () => {
  expect(componentNamed(kit, 'Card').classes).toEqual([
    {
      key: 'disabled',
      className: 'Kit-disabled',
      isState: true,
      description: 'Class while it cannot be used.',
    },
    { key: 'root', className: 'KitCard-root', description: 'Class of the outside.' },
    { key: 'title', className: 'KitCard-title', description: '', deprecated: 'Use root.' },
  ]);
  expect(componentNamed(kit, 'Plain').classes).toEqual([]);
});

test('reads the default element of a slot from its comment, else from the code', () => {
  expect(componentNamed(kit, 'Card').slots).toEqual([
    { name: 'root', default: "'section'", className: 'KitCard-root', description: 'The outside.' },
    { name: 'head', default: "'header'", description: '', deprecated: 'Use title.' },
    { name: 'media', default: 'Picture', description: '' },
    { name: 'title', default: "'h2'", className: 'KitCard-title', description: '' },
  ]);
});

test('reads slots from the declaration of the prop if they have no named type', () => {
  expect(componentNamed(kit, 'Plain').slots).toEqual([
    { name: 'dot', default: "'i'", description: 'A dot.' },
  ]);
});

test('lists CSS variables whose full names appear in the code', () => {
  expect(componentNamed(kit, 'Card').cssVariables).toEqual(['--Card-gap', '--Card-size']);
});
