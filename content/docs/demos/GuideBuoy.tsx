import './guide-demos.css';

interface GuideBuoyProps {
  /** Text on the buoy. */
  children: string;
  /** Color of the buoy. */
  side?: 'port' | 'starboard';
  isLit?: boolean;
}

export function GuideBuoy({ children, side = 'port', isLit = false }: GuideBuoyProps) {
  return (
    <p className="guide-buoy" data-side={side}>
      {isLit ? `${children} (lit)` : children}
    </p>
  );
}
