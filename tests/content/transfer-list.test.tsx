import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import BasicTransferList from '../../content/material-ui/react-transfer-list/BasicTransferList.tsx';
import CountedTransferList from '../../content/material-ui/react-transfer-list/CountedTransferList.tsx';
import DirectTransferList from '../../content/material-ui/react-transfer-list/DirectTransferList.tsx';
import OrderedTransferList from '../../content/material-ui/react-transfer-list/OrderedTransferList.tsx';
import { PickList } from '../../content/material-ui/react-transfer-list/PickList.tsx';
import SearchTransferList from '../../content/material-ui/react-transfer-list/SearchTransferList.tsx';
import { render } from './rendered.ts';

const withLists: [string, ComponentType, number][] = [
  ['BasicTransferList', BasicTransferList, 7],
  ['CountedTransferList', CountedTransferList, 9],
  ['SearchTransferList', SearchTransferList, 10],
];

test.each(withLists)('%s has two named lists with every item once', (_, Demo, count) => {
  const { html } = render(<Demo />);
  expect(html.match(/<ul[^>]*aria-label="/g)).toHaveLength(2);
  expect(html.match(/type="checkbox"/g)).toHaveLength(count);
});

test('names each list, and each checkbox by its label', () => {
  const { html } = render(
    <PickList label="Cities" items={['Cork', 'Graz']} checked={['Graz']} onChange={() => {}} />,
  );
  expect(html).toMatch(/<ul[^>]*aria-label="Cities"/);
  expect(html.match(/<label/g)).toHaveLength(2);
  expect(html.match(/ checked=""/g)).toHaveLength(1);
});

test('has a live region for moves', () => {
  for (const Demo of [BasicTransferList, OrderedTransferList, DirectTransferList]) {
    expect(render(<Demo />).html).toContain('role="status"');
  }
});

test('disables no button', () => {
  const demos = [BasicTransferList, CountedTransferList, SearchTransferList, OrderedTransferList];
  for (const Demo of demos) {
    const { html } = render(<Demo />);
    expect(html).toMatch(/<button/);
    expect(html).not.toMatch(/<button[^>]*disabled=""/);
  }
});
