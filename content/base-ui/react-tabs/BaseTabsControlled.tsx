import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './base-tabs.css';

export default function BaseTabsControlled() {
  const [tab, setTab] = React.useState('front');
  const [name, setName] = React.useState('');
  const id = React.useId();

  return (
    <Tabs className="base-tabs" value={tab} onChange={(_event, value) => setTab(String(value))}>
      <TabsList aria-label="Postcard">
        <Tab value="front">Picture</Tab>
        <Tab value="back">Text</Tab>
      </TabsList>
      <TabPanel value="front" tabIndex={0}>
        The sea at low tide, with two gulls.
      </TabPanel>
      <TabPanel value="back">
        <label htmlFor={id}>With love from</label>{' '}
        <input
          id={id}
          value={name}
          onChange={(event) => setName(event.target.value)}
          style={{ padding: 6, font: 'inherit' }}
        />
      </TabPanel>
      <button
        type="button"
        className="base-tabs-turn"
        onClick={() => setTab(tab === 'front' ? 'back' : 'front')}
      >
        Turn the card over
      </button>
    </Tabs>
  );
}
