import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unknownDemo } from '../contract/errors.ts';
import type { IslandModule } from '../contract/island.ts';
import { readPage } from '../page.ts';
import type { IslandRootProps } from '../contract/theme.ts';
import { DemoBoundary } from './boundary.tsx';
import { DEFAULT_SETTINGS } from './settings.ts';

interface AnnouncedProps {
  /** Called once the children are on the page. */
  readonly whenShown: () => void;
  readonly children: ReactNode;
}

function Announced({ whenShown, children }: AnnouncedProps): ReactNode {
  useEffect(whenShown, [whenShown]);
  return children;
}

/**
 * Makes the `mount` that an island's module exports. `demos` are the components of a page by name. What is mounted has the same
 * shape as what the build renders, `<IslandRoot settings={DEFAULT_SETTINGS}><Demo /></IslandRoot>`, as far as React's ids go.
 */
export function createMount(
  demos: Readonly<Record<string, ComponentType>>,
  IslandRoot: ComponentType<IslandRootProps>,
): IslandModule['mount'] {
  return (element, name, { prefix, fresh }) => {
    const Demo = Object.hasOwn(demos, name) ? demos[name] : undefined;
    if (!Demo) throw new Error(unknownDemo(name));
    const { promise: ready, resolve: whenShown } = createSignal();
    const { text } = readPage();
    const tree = (
      <Announced whenShown={whenShown}>
        <DemoBoundary title={text('demoBroke')} retry={text('demoRetry')}>
          <IslandRoot settings={DEFAULT_SETTINGS}>
            <Demo />
          </IslandRoot>
        </DemoBoundary>
      </Announced>
    );
    const options = { identifierPrefix: prefix };
    const root = fresh ? createRoot(element, options) : hydrateRoot(element, tree, options);
    if (fresh) root.render(tree);
    return { unmount: () => root.unmount(), ready };
  };
}

function createSignal() {
  const signal = { resolve: () => undefined as void };
  const promise = new Promise<void>((resolve) => (signal.resolve = resolve));
  return { promise, resolve: () => signal.resolve() };
}
