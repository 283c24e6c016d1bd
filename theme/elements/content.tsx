import type { Elements } from 'docs-build/theme';
import {
  Children,
  cloneElement,
  type ComponentProps,
  Fragment,
  isValidElement,
  type ReactNode,
} from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useTexts } from '../texts.ts';

/** A heading with a link to itself, next to the heading so that outlines contain only the text. */
export function Heading({ level, id, className, children }: ComponentProps<Elements['Heading']>) {
  const t = useTexts();
  const Tag = `h${level}` as const;
  const heading = (
    <Tag id={id} className={className}>
      {withLineBreaks(children)}
    </Tag>
  );
  if (id === undefined) return heading;
  return (
    <div className={`heading heading-${level}`}>
      {heading}
      <a href={`#${id}`} aria-label={t('linkTo', { heading: contentText(children) })} />
    </div>
  );
}

/** Returns the text of rendered content without markup. */
export function contentText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => contentText(child)).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return contentText(node.props.children);
  return '';
}

/** A name with more letters than fit into a narrow column. */
const LONG_NAME = /([\w$]{21,})/;

/** Adds line break opportunities between the words of long names: `Menu<wbr>Item…`. */
export function withLineBreaks(node: ReactNode): ReactNode {
  if (typeof node === 'string') {
    if (!LONG_NAME.test(node)) return node;
    // Every second part is a long name.
    return node.split(LONG_NAME).map((part, at) => (at % 2 === 0 ? part : wordsOf(part)));
  }
  if (Array.isArray(node)) return Children.map(node, withLineBreaks);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { children } = node.props;
  return children === undefined ? node : cloneElement(node, {}, withLineBreaks(children));
}

/** Adds line break opportunities to names in the text of HTML, for columns of tables. */
export const withLineBreaksInHtml = (html: string): string =>
  html.replace(/[\w$]{13,}(?![^<]*>)/g, (name) => name.split(WORD_START).join('<wbr>'));

const WORD_START = /(?<=[a-z\d])(?=[A-Z])/;

const wordsOf = (name: string): ReactNode[] =>
  name.split(WORD_START).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));

/** A link in text. External links have an arrow. */
export function Link({ external, children, ...attributes }: ComponentProps<Elements['Link']>) {
  return (
    <a {...attributes}>
      {children}
      {external && (
        <span className="arrow">
          <Icon name="arrow-up-right" size={12} />
        </span>
      )}
    </a>
  );
}

/** A lazy-loaded image. */
export function Image({ alt, ...attributes }: ComponentProps<Elements['Image']>) {
  return <img alt={alt} loading="lazy" decoding="async" {...attributes} />;
}

/** A table that scrolls sideways. A group, not a landmark: a section may have many of one name. */
export function Table({ labelledBy, children }: ComponentProps<Elements['Table']>) {
  const t = useTexts();
  const name =
    labelledBy === undefined ? { 'aria-label': t('table') } : { 'aria-labelledby': labelledBy };
  return (
    <div className="table-box" role="group" {...name} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

const ICONS = {
  info: 'info',
  warning: 'triangle-alert',
  success: 'circle-check',
  error: 'circle-x',
} as const;

/** A callout. Its default title is its severity. */
export function Callout(props: ComponentProps<Elements['Callout']>) {
  const { severity, title, name, titleContent, children } = props;
  const t = useTexts();
  const label = name ? t(name) : (title ?? t(severity === 'info' ? 'note' : severity));
  return (
    <aside className={`callout callout-${severity}`} role="note" aria-label={label}>
      <Icon name={ICONS[severity]} size={20} />
      <div>
        <p className="callout-title">{titleContent ?? label}</p>
        {children}
      </div>
    </aside>
  );
}
