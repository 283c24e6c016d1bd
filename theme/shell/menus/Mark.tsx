import type { BrandMark } from '../../brand.ts';

export interface MarkProps {
  readonly id: string;
  readonly mark: BrandMark;
  readonly logo?: string | undefined;
}

/** The brand's mark, or the site's own logo where it names one. */
export function Mark({ id, mark, logo }: MarkProps) {
  if (logo !== undefined) {
    return <img id={id} src={logo} alt="" width={28} height={28} loading="lazy" />;
  }
  return (
    <svg id={id} viewBox="0 0 28 28" width={28} height={28} fill="currentColor" aria-hidden="true">
      {mark.faces.map(({ path, opacity }) => (
        <path key={path} d={path} opacity={opacity} />
      ))}
    </svg>
  );
}
