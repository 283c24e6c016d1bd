import Backdrop from '@mui/material/Backdrop';
import { createTheme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { staticMarkup } from './static-markup.ts';

test('a backdrop covers the window in half transparent black, without a z-index', () => {
  const style = staticMarkup(<Backdrop open />).styleOf('MuiBackdrop-root');
  expect(style).toMatchObject({
    position: 'fixed',
    'background-color': 'rgba(0, 0, 0, 0.5)',
  });
  expect(style).not.toHaveProperty('z-index');
});

test('a backdrop and its content are hidden from screen readers', () => {
  const { find, text } = staticMarkup(<Backdrop open>Printing</Backdrop>);
  expect(find('MuiBackdrop-root').attributes['aria-hidden']).toBe('true');
  expect(text).toBe('Printing');
});

test('renders a closed backdrop in place, but hidden', () => {
  const { find, text } = staticMarkup(<Backdrop open={false}>Printing</Backdrop>);
  expect(text).toBe('Printing');
  expect(find('MuiBackdrop-root').attributes['style']).toContain('visibility:hidden');
});

test('unmountOnExit removes a closed backdrop', () => {
  expect(staticMarkup(<Backdrop open={false} unmountOnExit />).html).toBe('');
});

test('an invisible backdrop has no color', () => {
  const { styleOf } = staticMarkup(<Backdrop open invisible />);
  expect(styleOf('MuiBackdrop-root')['background-color']).toBe('transparent');
});

test('app bars, drawers and modals have the z-index that the page states', () => {
  const { appBar, drawer, modal } = createTheme().zIndex;
  expect({ appBar, drawer, modal }).toEqual({ appBar: 1100, drawer: 1200, modal: 1300 });
});
