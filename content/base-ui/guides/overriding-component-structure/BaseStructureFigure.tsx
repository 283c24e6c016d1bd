import { Badge } from '@mui/base/Badge';

const species = [
  { name: 'Robins', seen: 14, color: '#b5532a' },
  { name: 'Wrens', seen: 3, color: '#7a5c3a' },
  { name: 'Starlings', seen: 240, color: '#3a5a7a' },
];

export default function BaseStructureFigure() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {species.map(({ name, seen, color }) => (
        <Badge
          key={name}
          badgeContent={seen}
          slots={{ root: 'figure', badge: 'figcaption' }}
          style={{ margin: 0, textAlign: 'center' }}
        >
          <div
            style={{
              display: 'grid',
              placeItems: 'center',
              width: 88,
              height: 88,
              borderRadius: '50% 50% 50% 12px',
              background: color,
              color: '#fff',
            }}
          >
            {name}
          </div>
        </Badge>
      ))}
    </div>
  );
}
