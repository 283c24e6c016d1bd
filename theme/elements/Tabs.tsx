import { type Elements, HOOKS } from 'docs-build/theme';
import { Children, type ComponentProps } from 'react';

interface TabListProps {
  /** Prefix of the ids of tabs. */
  readonly id: string;
  readonly tabs: readonly { readonly title: string; readonly panelId: string }[];
  readonly label?: string;
}

/** The tabs of a group. The first is selected. */
export function TabList({ id, tabs, label }: TabListProps) {
  return (
    <div role="tablist" aria-label={label}>
      {tabs.map(({ title, panelId }, index) => (
        <button
          key={title}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-controls={panelId}
          aria-selected={index === 0}
          tabIndex={index === 0 ? 0 : -1}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

/** Returns the id of a panel whose id nothing else determines. */
export const panelIdOf = (id: string, index: number) => `${id}-panel-${index}`;

export const panelAttributes = (id: string, index: number, panelId = panelIdOf(id, index)) => ({
  role: 'tabpanel',
  id: panelId,
  'aria-labelledby': `${id}-tab-${index}`,
  hidden: index > 0,
});

/** Content in several forms: the first is shown, without scripts all of them. */
export function Tabs({ id, storageKey, titles, children }: ComponentProps<Elements['Tabs']>) {
  const tabs = titles.map((title, index) => ({ title, panelId: panelIdOf(id, index) }));
  return (
    <div className="tabs" {...{ [HOOKS.tabs]: storageKey }}>
      <div className="tabs-bar needs-script">
        <TabList id={id} tabs={tabs} />
      </div>
      {Children.toArray(children).map((panel, index) => (
        <div key={titles[index]} {...panelAttributes(id, index)}>
          <p className="tabs-title only-without-script">{titles[index]}</p>
          {panel}
        </div>
      ))}
    </div>
  );
}
