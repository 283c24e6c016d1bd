import * as React from 'react';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';

const tools = ['Spade', 'Watering can', 'Seed tray', 'Rake'];

export default function TailwindGarden() {
  const [days, setDays] = React.useState(3);
  const [borrowed, setBorrowed] = React.useState<string[]>([]);

  return (
    <div className="flex w-full max-w-lg flex-col gap-4">
      <div className="flex items-center gap-6">
        <span id="tailwind-garden-days" className="shrink-0">
          For {days} {days === 1 ? 'day' : 'days'}
        </span>
        <Slider
          aria-labelledby="tailwind-garden-days"
          className="[&_.MuiSlider-thumb]:rounded-sm"
          value={days}
          min={1}
          max={14}
          onChange={(_event, value) => setDays(value)}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        {tools.map((tool) => (
          <Button
            key={tool}
            variant={borrowed.includes(tool) ? 'contained' : 'outlined'}
            aria-pressed={borrowed.includes(tool)}
            className="rounded-full! normal-case!"
            onClick={() =>
              setBorrowed((list) =>
                list.includes(tool) ? list.filter((item) => item !== tool) : [...list, tool],
              )
            }
          >
            {tool}
          </Button>
        ))}
      </div>
    </div>
  );
}
