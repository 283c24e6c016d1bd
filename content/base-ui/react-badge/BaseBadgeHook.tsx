import { useBadge } from '@mui/base/useBadge';

function Shelf({ name, books }: { name: string; books: number }) {
  const { displayValue, invisible } = useBadge({ badgeContent: books, max: 20 });

  return (
    <li
      style={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 32,
        padding: '10px 0',
        borderBottom: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
      }}
    >
      {name}
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>
        {invisible ? 'nothing new' : <>{displayValue} new</>}
      </span>
    </li>
  );
}

export default function BaseBadgeHook() {
  return (
    <ul style={{ width: 260, margin: 0, padding: 0, listStyle: 'none' }}>
      <Shelf name="Crime" books={7} />
      <Shelf name="Poetry" books={0} />
      <Shelf name="Gardening" books={34} />
    </ul>
  );
}
