import * as React from 'react';
import MapIcon from '@mui/icons-material/Map';
import SatelliteAltIcon from '@mui/icons-material/SatelliteAlt';
import TerrainIcon from '@mui/icons-material/Terrain';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';

const layers = [
  { value: 'streets', label: 'Streets', Icon: MapIcon },
  { value: 'terrain', label: 'Terrain', Icon: TerrainIcon },
  { value: 'satellite', label: 'Satellite', Icon: SatelliteAltIcon },
];

export default function VerticalToggleButtons() {
  const [layer, setLayer] = React.useState('terrain');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      aria-label="Layer of the map"
      value={layer}
      onChange={(_, value: string | null) => setLayer(value ?? layer)}
    >
      {layers.map(({ value, label, Icon }) => (
        <Tooltip key={value} title={label} placement="right">
          <ToggleButton value={value}>
            <Icon />
          </ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
}
