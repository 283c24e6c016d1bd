import { drawingHtml } from './icon-html.ts';

export interface IconProps {
  /** A name of `DRAWINGS`; an unknown one is drawn as a link. */
  readonly name: string;
  /** Pixels: 18 beside text and in buttons, 14 beside small text, 20 in callouts, 12 after words. */
  readonly size?: 12 | 14 | 16 | 18 | 20;
}

/** On a copy button: CSS shows the check while it says that copying worked. */
export function CopyIcon({ size }: Required<Pick<IconProps, 'size'>>) {
  return (
    <span className="copy-icons">
      <Icon name="copy" size={size} />
      <Icon name="check" size={size} />
    </span>
  );
}

/** A line drawing in the colour of the text around it. Always beside words, or inside something with a name. */
export function Icon({ name, size = 18 }: IconProps) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawingHtml(name) }}
    />
  );
}
