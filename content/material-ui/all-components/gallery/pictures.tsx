/** How a shape is painted: an outline, a surface, text, muted text, or the main color as a fill, a line or a tint. */
type Tone = 'line' | 'surface' | 'text' | 'muted' | 'main' | 'stroke' | 'tint';

/** A rectangle with rounded corners, or a path. In a field of 96 × 56. */
type Shape =
  | readonly [tone: Tone, x: number, y: number, width: number, height: number, radius?: number]
  | readonly [tone: Tone, path: string];

const dot = (tone: Tone, [x, y]: readonly [x: number, y: number], radius: number): Shape => [
  tone,
  x - radius,
  y - radius,
  2 * radius,
  2 * radius,
  radius,
];

const check = (x: number, y: number): Shape => ['stroke', `M${x} ${y}l3 3 5-6`];

const PICTURES = {
  'react-autocomplete': [
    ['line', 14, 8, 68, 16, 4],
    ['text', 20, 14, 18, 4],
    ['stroke', 'M41 12v8'],
    ['surface', 14, 27, 68, 24, 4],
    ['tint', 14, 30, 68, 9],
    ['text', 20, 33, 30, 3],
    ['muted', 20, 43, 24, 3],
  ],
  'react-button': [
    ['main', 22, 18, 52, 20, 5],
    ['surface', 34, 26, 28, 4, 2],
  ],
  'react-button-group': [
    ['main', 12, 19, 24, 18, 4],
    ['line', 36, 19, 24, 18],
    ['line', 60, 19, 24, 18, 4],
    ['surface', 18, 26, 12, 4],
    ['text', 42, 26, 12, 4],
    ['text', 66, 26, 12, 4],
  ],
  'react-checkbox': [
    ['tint', 22, 10, 14, 14, 3],
    check(25, 17),
    ['text', 44, 15, 30, 4],
    ['line', 22, 32, 14, 14, 3],
    ['muted', 44, 37, 24, 4],
  ],
  'react-floating-action-button': [
    ['line', 14, 6, 68, 44, 5],
    ['muted', 22, 14, 34, 3],
    ['muted', 22, 21, 26, 3],
    dot('main', [70, 38], 9),
    ['surface', 69, 34, 2, 8],
    ['surface', 66, 37, 8, 2],
  ],
  'react-radio-button': [
    dot('line', [29, 17], 7),
    dot('main', [29, 17], 3.5),
    ['text', 44, 15, 30, 4],
    dot('line', [29, 39], 7),
    ['muted', 44, 37, 24, 4],
  ],
  'react-rating': [
    ['main', 'M18 20l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z'],
    ['main', 'M38 20l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z'],
    ['main', 'M58 20l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z'],
    ['line', 'M78 20l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z'],
  ],
  'react-select': [
    ['line', 16, 19, 64, 18, 4],
    ['text', 24, 26, 26, 4],
    ['stroke', 'M66 26l4 4 4-4'],
  ],
  'react-slider': [
    ['muted', 12, 27, 72, 3, 1.5],
    ['main', 12, 27, 40, 3, 1.5],
    dot('main', [52, 28.5], 7),
  ],
  'react-switch': [['tint', 30, 19, 36, 18, 9], dot('main', [57, 28], 8)],
  'react-text-field': [
    ['line', 14, 18, 68, 24, 4],
    ['surface', 20, 15, 22, 6],
    ['main', 22, 16, 18, 3],
    ['text', 22, 29, 28, 4],
    ['stroke', 'M54 26v9'],
  ],
  'react-toggle-button': [
    ['line', 18, 18, 20, 20, 4],
    ['tint', 38, 18, 20, 20],
    ['line', 58, 18, 20, 20, 4],
    ['text', 23, 25, 10, 2],
    ['text', 23, 30, 7, 2],
    ['main', 43, 25, 10, 2],
    ['main', 44.5, 30, 7, 2],
    ['text', 63, 25, 10, 2],
    ['text', 66, 30, 7, 2],
  ],
  'react-transfer-list': [
    ['line', 8, 8, 32, 40, 4],
    ['line', 56, 8, 32, 40, 4],
    ['text', 14, 16, 20, 3],
    ['tint', 8, 23, 32, 8],
    ['text', 14, 25.5, 16, 3],
    ['muted', 14, 36, 18, 3],
    ['text', 62, 16, 18, 3],
    ['stroke', 'M44 24h8l-3-3'],
    ['line', 'M52 33h-8l3 3'],
  ],
  'react-avatar': [
    dot('tint', [28, 28], 13),
    ['main', 22, 26, 5, 5],
    ['main', 29, 26, 5, 5],
    dot('line', [66, 28], 13),
    dot('muted', [66, 24], 5),
    ['muted', 'M57 37a9 7 0 0 1 18 0z'],
  ],
  'react-badge': [['line', 34, 16, 26, 26, 6], dot('main', [60, 17], 7), ['surface', 59, 13, 2, 8]],
  'react-chip': [
    ['tint', 8, 20, 38, 16, 8],
    ['main', 16, 26, 22, 4],
    ['line', 52, 20, 36, 16, 8],
    ['text', 59, 26, 13, 4],
    ['line', 'M78 25l6 6m0-6l-6 6'],
  ],
  'react-divider': [
    ['text', 20, 12, 44, 4],
    ['muted', 20, 19, 32, 3],
    ['main', 12, 28, 72, 1.5],
    ['text', 20, 36, 38, 4],
    ['muted', 20, 43, 46, 3],
  ],
  icons: [
    ['stroke', 'M12 30l12-11 12 11v11H28v-7h-8v7h-8z'],
    dot('line', [50, 27], 8),
    ['line', 'M56 33l6 7'],
    ['main', 'M78 40c-14-9-10-20-4-20 3 0 4 3 4 3s1-3 4-3c6 0 10 11-4 20z'],
  ],
  'material-icons': [
    ['line', 16, 8, 16, 16, 4],
    ['tint', 40, 8, 16, 16, 4],
    ['line', 64, 8, 16, 16, 4],
    ['line', 16, 32, 16, 16, 4],
    ['line', 40, 32, 16, 16, 4],
    ['line', 64, 32, 16, 16, 4],
    dot('text', [24, 16], 3),
    ['main', 'M48 12l4 8h-8z'],
    ['text', 69, 15, 6, 2],
    ['text', 22, 38, 4, 4],
    ['text', 'M48 36l4 4-4 4-4-4z'],
    ['text', 71, 36, 2, 8],
  ],
  'react-list': [
    dot('tint', [22, 13], 5),
    ['text', 34, 11, 40, 4],
    dot('tint', [22, 28], 5),
    ['text', 34, 26, 32, 4],
    dot('tint', [22, 43], 5),
    ['text', 34, 41, 36, 4],
  ],
  'react-table': [
    ['line', 10, 8, 76, 40, 4],
    ['tint', 10, 8, 76, 11, 4],
    ['text', 16, 12, 14, 3],
    ['text', 42, 12, 14, 3],
    ['text', 66, 12, 14, 3],
    ['line', 'M10 33.5h76'],
    ['muted', 16, 25, 18, 3],
    ['muted', 42, 25, 10, 3],
    ['muted', 66, 25, 12, 3],
    ['muted', 16, 39, 14, 3],
    ['muted', 42, 39, 12, 3],
    ['muted', 66, 39, 9, 3],
  ],
  'react-tooltip': [
    ['text', 24, 10, 48, 16, 4],
    ['text', 'M44 26h8l-4 5z'],
    ['surface', 31, 16, 34, 4],
    dot('line', [48, 42], 7),
  ],
  'react-typography': [
    ['text', 14, 10, 54, 8],
    ['main', 14, 24, 36, 5],
    ['muted', 14, 35, 66, 3],
    ['muted', 14, 42, 58, 3],
  ],
  'react-alert': [
    ['tint', 8, 17, 80, 22, 5],
    dot('main', [20, 28], 5),
    ['text', 31, 23, 40, 4],
    ['muted', 31, 31, 28, 3],
  ],
  'react-backdrop': [
    ['line', 12, 6, 72, 44, 5],
    ['muted', 12, 6, 72, 44, 5],
    dot('surface', [48, 28], 10),
    ['stroke', 'M48 22a6 6 0 1 1-6 6'],
  ],
  'react-dialog': [
    ['muted', 8, 5, 80, 46, 5],
    ['surface', 22, 12, 52, 32, 4],
    ['text', 28, 18, 26, 4],
    ['muted', 28, 25, 36, 3],
    ['main', 54, 33, 15, 7, 2],
  ],
  'react-progress': [
    ['muted', 12, 16, 72, 4, 2],
    ['main', 12, 16, 46, 4, 2],
    ['line', 'M48 29a9 9 0 1 1-9 9'],
    ['stroke', 'M48 29a9 9 0 0 1 9 9'],
  ],
  'react-skeleton': [
    dot('muted', [24, 20], 9),
    ['muted', 40, 14, 42, 5, 2],
    ['muted', 40, 23, 28, 5, 2],
    ['muted', 14, 36, 68, 12, 3],
  ],
  'react-snackbar': [
    ['line', 12, 5, 72, 46, 5],
    ['text', 18, 34, 48, 12, 3],
    ['surface', 23, 38.5, 22, 3],
    ['tint', 52, 38.5, 10, 3],
  ],
  'react-accordion': [
    ['line', 14, 6, 68, 28, 4],
    ['text', 20, 11, 28, 4],
    ['stroke', 'M68 15l4-4 4 4'],
    ['muted', 20, 20, 50, 3],
    ['muted', 20, 26, 40, 3],
    ['line', 14, 38, 68, 13, 4],
    ['text', 20, 43, 22, 4],
    ['line', 'M68 43l4 4 4-4'],
  ],
  'react-app-bar': [
    ['line', 12, 6, 72, 44, 5],
    ['main', 12, 6, 72, 13, 4],
    ['surface', 18, 11, 8, 3],
    ['surface', 31, 11, 22, 3],
    dot('surface', [76, 12.5], 3),
    ['muted', 20, 27, 44, 3],
    ['muted', 20, 34, 34, 3],
  ],
  'react-card': [
    ['line', 24, 5, 48, 46, 5],
    ['tint', 24, 5, 48, 20, 5],
    ['text', 30, 31, 24, 4],
    ['muted', 30, 38, 34, 3],
    ['muted', 30, 44, 26, 3],
  ],
  'react-paper': [
    ['muted', 28, 12, 44, 36, 5],
    ['surface', 24, 8, 44, 36, 5],
  ],
  'react-bottom-navigation': [
    ['line', 26, 4, 44, 48, 5],
    ['tint', 26, 38, 44, 14, 4],
    dot('main', [35, 43], 2.5),
    ['main', 31, 47.5, 8, 2],
    dot('text', [48, 44.5], 2.5),
    dot('text', [61, 44.5], 2.5),
  ],
  'react-breadcrumbs': [
    ['muted', 10, 26, 18, 4],
    ['line', 'M33 24l4 4-4 4'],
    ['muted', 42, 26, 16, 4],
    ['line', 'M63 24l4 4-4 4'],
    ['main', 72, 26, 16, 4],
  ],
  'react-drawer': [
    ['line', 12, 6, 72, 44, 5],
    ['muted', 40, 6, 44, 44, 5],
    ['surface', 12, 6, 30, 44, 5],
    ['main', 18, 14, 16, 4],
    ['text', 18, 24, 18, 3],
    ['text', 18, 32, 14, 3],
  ],
  'react-link': [
    ['muted', 12, 22, 24, 4],
    ['main', 40, 22, 26, 4],
    ['main', 40, 29, 26, 1.5],
    ['muted', 70, 22, 14, 4],
  ],
  'react-menu': [
    ['line', 14, 6, 30, 12, 4],
    ['text', 20, 10.5, 18, 3],
    ['surface', 14, 21, 46, 30, 4],
    ['tint', 14, 25, 46, 8],
    ['text', 20, 27.5, 28, 3],
    ['muted', 20, 36, 22, 3],
    ['muted', 20, 43, 26, 3],
  ],
  'react-pagination': [
    ['line', 'M16 24l-4 4 4 4'],
    dot('main', [31, 28], 7),
    ['surface', 30, 25, 2, 6],
    dot('line', [48, 28], 7),
    dot('line', [65, 28], 7),
    ['text', 47, 25, 2, 6],
    ['text', 64, 25, 2, 6],
    ['line', 'M80 24l4 4-4 4'],
  ],
  'react-speed-dial': [
    dot('main', [72, 40], 9),
    ['surface', 71, 36, 2, 8],
    ['surface', 68, 39, 8, 2],
    dot('line', [52, 40], 6),
    dot('line', [36, 40], 6),
    dot('line', [20, 40], 6),
    ['muted', 14, 24, 12, 3],
    ['muted', 30, 24, 12, 3],
    ['muted', 46, 24, 12, 3],
  ],
  'react-stepper': [
    dot('tint', [18, 24], 7),
    check(14, 24),
    ['main', 28, 23, 12, 2],
    dot('main', [48, 24], 7),
    ['surface', 47, 21, 2, 6],
    ['muted', 58, 23, 12, 2],
    dot('line', [78, 24], 7),
    ['text', 11, 37, 14, 3],
    ['text', 41, 37, 14, 3],
    ['muted', 71, 37, 14, 3],
  ],
  'react-tabs': [
    ['main', 14, 13, 18, 4],
    ['main', 10, 22, 26, 2.5],
    ['muted', 42, 13, 16, 4],
    ['muted', 66, 13, 16, 4],
    ['line', 'M10 25h76'],
    ['muted', 14, 33, 56, 3],
    ['muted', 14, 40, 44, 3],
  ],
  'react-box': [
    ['line', 'M20 8h56v40H20z'],
    ['tint', 30, 16, 36, 24, 3],
    ['text', 40, 26, 16, 4],
  ],
  'react-container': [
    ['line', 8, 6, 80, 44, 4],
    ['tint', 26, 6, 44, 44],
    ['text', 32, 14, 26, 4],
    ['muted', 32, 22, 32, 3],
    ['muted', 32, 28, 28, 3],
  ],
  'react-grid': [
    ['tint', 10, 8, 76, 11, 3],
    ['tint', 10, 23, 36, 11, 3],
    ['tint', 50, 23, 36, 11, 3],
    ['tint', 10, 38, 23, 11, 3],
    ['tint', 37, 38, 22, 11, 3],
    ['tint', 63, 38, 23, 11, 3],
  ],
  'react-grid-legacy': [
    ['line', 10, 8, 76, 11, 3],
    ['line', 10, 23, 36, 11, 3],
    ['line', 50, 23, 36, 11, 3],
    ['line', 10, 38, 23, 11, 3],
    ['line', 37, 38, 22, 11, 3],
    ['line', 63, 38, 23, 11, 3],
  ],
  'react-stack': [
    ['tint', 22, 7, 52, 11, 3],
    ['tint', 22, 22, 52, 11, 3],
    ['tint', 22, 37, 52, 11, 3],
  ],
  'react-image-list': [
    ['tint', 12, 7, 46, 42, 3],
    ['main', 'M12 46l14-17 12 13 7-7 13 11v3H12z'],
    ['line', 62, 7, 22, 19, 3],
    ['line', 62, 30, 22, 19, 3],
    dot('text', [73, 16], 4),
    ['text', 'M64 47l8-10 10 10z'],
  ],
  'react-click-away-listener': [
    ['line', 14, 12, 42, 32, 4],
    ['muted', 21, 20, 24, 3],
    ['muted', 21, 27, 18, 3],
    ['main', 'M66 26l14 6-6 2-2 6z'],
    ['stroke', 'M64 16v5M56 22l4 2M74 18l-2 4'],
  ],
  'react-css-baseline': [
    ['line', 12, 6, 72, 44, 5],
    ['line', 'M12 16h72'],
    ['text', 20, 24, 20, 6],
    ['muted', 20, 36, 50, 3],
    ['main', 12, 41, 72, 1.5],
  ],
  'react-init-color-scheme-script': [
    ['line', 12, 6, 72, 44, 5],
    ['text', 'M48 6h31a5 5 0 0 1 5 5v34a5 5 0 0 1-5 5H48z'],
    dot('main', [30, 28], 7),
    ['surface', 'M70 33a9 9 0 1 1-7-13 7 7 0 0 0 7 13z'],
  ],
  'react-modal': [
    ['muted', 10, 6, 76, 44, 5],
    ['surface', 30, 14, 36, 28, 4],
    ['stroke', 'M56 19l5 5m0-5l-5 5'],
    ['muted', 36, 32, 22, 3],
  ],
  'react-no-ssr': [
    ['line', 10, 10, 32, 36, 4],
    ['muted', 16, 17, 20, 3],
    ['line', 'M16 25h20v13H16z'],
    ['stroke', 'M46 28h5l-2-2'],
    ['line', 54, 10, 32, 36, 4],
    ['muted', 60, 17, 20, 3],
    ['tint', 60, 25, 20, 13, 2],
  ],
  'react-popover': [
    ['main', 12, 7, 30, 11, 4],
    ['surface', 18, 22, 62, 28, 5],
    ['text', 25, 28, 28, 4],
    ['muted', 25, 36, 46, 3],
    ['muted', 25, 42, 38, 3],
  ],
  'react-popper': [
    ['line', 14, 34, 32, 14, 4],
    ['text', 22, 39, 16, 4],
    ['tint', 40, 8, 44, 20, 4],
    ['tint', 'M44 28h10l-8 6z'],
    ['main', 47, 16, 28, 4],
  ],
  'react-portal': [
    ['line', 10, 8, 34, 40, 4],
    ['line', 52, 8, 34, 40, 4],
    ['line', 'M19 20h16v12H19z'],
    ['tint', 61, 24, 16, 12, 2],
    ['stroke', 'M36 26c8-8 14-6 22 2m0-6v6h-6'],
  ],
  'react-textarea-autosize': [
    ['line', 14, 8, 68, 40, 4],
    ['text', 21, 15, 48, 3],
    ['text', 21, 22, 52, 3],
    ['text', 21, 29, 30, 3],
    ['stroke', 'M54 26v8'],
    ['main', 'M44 40h8l-4 5z'],
  ],
  transitions: [
    ['tint', 10, 18, 20, 20, 4],
    ['tint', 30, 18, 20, 20, 4],
    ['main', 58, 18, 20, 20, 4],
    ['stroke', 'M82 28h6l-3-3m3 3l-3 3'],
  ],
  'react-use-media-query': [
    ['line', 8, 10, 50, 32, 4],
    ['muted', 15, 17, 30, 3],
    ['muted', 15, 24, 22, 3],
    ['tint', 66, 14, 20, 34, 4],
    ['main', 71, 20, 10, 3],
    ['main', 71, 27, 7, 3],
    ['line', 'M26 48h14'],
  ],
  'about-the-lab': [
    ['line', 'M42 8h12M45 8v14L32 44a4 4 0 0 0 4 6h24a4 4 0 0 0 4-6L51 22V8'],
    ['main', 'M39 36h18l5 9a2 2 0 0 1-2 3H36a2 2 0 0 1-2-3z'],
  ],
  'react-masonry': [
    ['tint', 12, 6, 22, 26, 3],
    ['line', 12, 36, 22, 14, 3],
    ['line', 37, 6, 22, 14, 3],
    ['tint', 37, 24, 22, 26, 3],
    ['tint', 62, 6, 22, 20, 3],
    ['line', 62, 30, 22, 20, 3],
  ],
  'react-timeline': [
    ['muted', 47, 6, 2, 44],
    dot('main', [48, 12], 5),
    dot('tint', [48, 28], 5),
    dot('tint', [48, 44], 5),
    ['text', 59, 10, 26, 4],
    ['text', 12, 26, 26, 4],
    ['text', 59, 42, 20, 4],
  ],
} as const satisfies Record<string, readonly Shape[]>;

export type PictureName = keyof typeof PICTURES;

/** A small drawing of a component. Decorative: the name is next to it. */
export function Picture({ name }: { readonly name: PictureName }) {
  const shapes: readonly Shape[] = PICTURES[name];
  return (
    <svg viewBox="0 0 96 56" aria-hidden="true" focusable="false">
      {shapes.map((shape, index) => {
        const [tone, first, y, width, height, radius = 2] = shape;
        return typeof first === 'string' ? (
          <path key={index} className={`tone-${tone}`} d={first} />
        ) : (
          <rect
            key={index}
            className={`tone-${tone}`}
            x={first}
            y={y}
            width={width}
            height={height}
            rx={Math.min(radius, (height ?? 0) / 2)}
          />
        );
      })}
    </svg>
  );
}
