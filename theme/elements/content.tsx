import type { Elements } from 'docs-build/theme';
import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useTexts } from '../texts.ts';

/** A heading with a link to itself, next to the heading so that outlines contain only the text. */
export function Heading({ level, id, children }: ComponentProps<Elements['Heading']>) {
  const t = useTexts();
  const Tag = `h${level}` as const;
  if (id === undefined) return <Tag>{children}</Tag>;
  return (
    <div className={`heading heading-${level}`}>
      <Tag id={id}>{children}</Tag>
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
  const { severity, title, titleContent, children } = props;
  const t = useTexts();
  const name = title ?? t(severity === 'info' ? 'note' : severity);
  return (
    <aside className={`callout callout-${severity}`} role="note" aria-label={name}>
      <Icon name={ICONS[severity]} size={20} />
      <div>
        <p className="callout-title">{titleContent ?? name}</p>
        {children}
      </div>
    </aside>
  );
}
