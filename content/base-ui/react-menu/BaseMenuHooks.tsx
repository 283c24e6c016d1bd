import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';

interface TimeProps {
  children: string;
  onClick: () => void;
}

function Timer({ children }: { children: string }) {
  const { getRootProps } = useMenuButton();
  return (
    <button
      {...getRootProps()}
      style={{
        padding: '10px 16px',
        border: '2px solid',
        background: 'transparent',
        color: 'inherit',
        font: 'inherit',
      }}
    >
      {children}
    </button>
  );
}

function Times({ children }: { children: React.ReactNode }) {
  const { contextValue, getListboxProps, open } = useMenu();
  return (
    <ul
      {...getListboxProps()}
      style={{
        display: open ? 'flex' : 'none',
        gap: 4,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      <MenuProvider value={contextValue}>{children}</MenuProvider>
    </ul>
  );
}

function Time({ children, onClick }: TimeProps) {
  const rootRef = React.useRef<HTMLLIElement>(null);
  const { getRootProps, highlighted } = useMenuItem({ rootRef, disableFocusOnHover: true });
  return (
    <li
      {...getRootProps({ onClick })}
      style={{
        padding: '9px 12px',
        border: '1px solid',
        outline: highlighted ? '2px solid' : 'none',
        outlineOffset: -4,
        cursor: 'pointer',
      }}
    >
      {children}
    </li>
  );
}

export default function BaseMenuHooks() {
  const { contextValue } = useDropdown();
  const [time, setTime] = React.useState('off');

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, minHeight: 48 }}>
      <DropdownContext.Provider value={contextValue}>
        <Timer>{`Sleep timer: ${time}`}</Timer>
        <Times>
          {['off', '15 min', '1 h'].map((item) => (
            <Time key={item} onClick={() => setTime(item)}>
              {item}
            </Time>
          ))}
        </Times>
      </DropdownContext.Provider>
    </div>
  );
}
