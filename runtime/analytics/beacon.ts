import { postEvent } from '../calls.ts';
import type { UserProperties } from './events.ts';
import type { Transport } from './transport.ts';

/** Sends each event at once to an address of the site's own choice, as `{ name, parameters, properties }`. The browser goes on with it when the page is left. */
export function createBeacon(address: string): Transport {
  const state: { properties?: UserProperties } = {};
  return {
    // Nothing is asked of anybody but with an event.
    allow: () => undefined,
    setProperties: (properties) => {
      state.properties = properties;
    },
    send: ({ name, parameters }) =>
      postEvent(address, JSON.stringify({ name, parameters, properties: state.properties })),
  };
}
