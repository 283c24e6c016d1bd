import './guide-demos.css';

const HARBORS = [
  { name: 'North quay', depth: 6.5 },
  { name: 'Lighthouse', depth: 3.0 },
  { name: 'South quay', depth: 4.8 },
];

export default function GuideHarbors() {
  return (
    <ul className="guide-harbors">
      {HARBORS.map(({ name, depth }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{depth.toFixed(1)} m deep</span>
        </li>
      ))}
    </ul>
  );
}
