import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function CompassIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth={2}>
        <circle cx="16" cy="16" r="13" />
        <path strokeLinejoin="round" d="m21 11-3 7-7 3 3-7z" />
      </svg>
    </SvgIcon>
  );
}

export default function SvgChild() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CompassIcon />
      <CompassIcon color="secondary" fontSize="large" />
      <CompassIcon titleAccess="Compass" sx={{ fontSize: 56, strokeWidth: 1 }} />
    </Stack>
  );
}
