import * as React from 'react';
import { Button } from '@mui/base/Button';
import type { ButtonProps } from '@mui/base/Button';

function ActionButton(props: ButtonProps) {
  return (
    <Button
      {...props}
      className="cursor-pointer rounded-lg border-0 bg-blue-700 px-5 py-2 font-[inherit] text-base text-white outline-offset-2 outline-blue-700 hover:bg-blue-800 focus-visible:outline-2 aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-inherit aria-disabled:outline-1 aria-disabled:outline-current aria-disabled:outline-dashed [&.base--active]:bg-blue-900"
    />
  );
}

export default function BaseButtonStates() {
  const [laps, setLaps] = React.useState(0);

  return (
    <div className="text-center">
      <div className="flex flex-wrap justify-center gap-4">
        <ActionButton onClick={() => setLaps(laps + 1)}>Count a lap</ActionButton>
        <ActionButton disabled={laps === 0} focusableWhenDisabled onClick={() => setLaps(0)}>
          Start again
        </ActionButton>
      </div>
      <p role="status" className="mb-0">
        {laps} {laps === 1 ? 'lap' : 'laps'}
      </p>
    </div>
  );
}
