import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import { styled, useTheme } from '@mui/material/styles';

const sales = [
  { day: 'Mon', crates: 12 },
  { day: 'Tue', crates: 18 },
  { day: 'Wed', crates: 9 },
  { day: 'Thu', crates: 22 },
];

const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: theme.spacing(1),
}));

const STEP_PX = 56;

export default function ThemeReading() {
  const theme = useTheme();

  return (
    <Box component="figure" sx={{ m: 0, p: 2, bgcolor: 'background.paper', color: 'text.primary' }}>
      <svg width={STEP_PX * sales.length} height={140} role="img" aria-label="Crates sold per day">
        {sales.map(({ day, crates }, index) => (
          <g key={day} transform={`translate(${index * STEP_PX})`}>
            <rect
              y={110 - crates * 4}
              width={STEP_PX - 16}
              height={crates * 4}
              rx={theme.shape.borderRadius}
              fill={theme.vars.palette.primary.main}
            />
            <text
              x={(STEP_PX - 16) / 2}
              y={130}
              textAnchor="middle"
              fill="currentColor"
              fontFamily={theme.typography.fontFamily}
              fontSize={13}
            >
              {day}
            </text>
          </g>
        ))}
      </svg>
      <Caption>The bars have the primary color and the corner radius of the theme.</Caption>
    </Box>
  );
}
