import type { BrandMark } from '../brand.ts';

/** The brand's mark, or the site's own logo where it names one. */
export function Mark({
  mark,
  logo,
}: {
  readonly mark: BrandMark;
  readonly logo?: string | undefined;
}) {
  if (logo !== undefined) return <img src={logo} alt="" width={28} height={28} loading="lazy" />;
  return (
    <svg viewBox="0 0 28 28" width={28} height={28} fill="currentColor" aria-hidden="true">
      {mark.faces.map(({ path, opacity }) => (
        <path key={path} d={path} opacity={opacity} />
      ))}
    </svg>
  );
}
