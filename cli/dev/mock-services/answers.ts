import { MOCK_PATHS } from './services.ts';
import type { StoodIn } from './services.ts';

const ADVERTS = [
  {
    statlink: 'https://adverts.example/trains',
    company: 'Example Trains',
    description: 'Go by rail, and read on the way.',
  },
  {
    statlink: 'https://adverts.example/garden',
    company: 'Example Garden',
    description: 'Seeds for <b>small</b> balconies & large plans.',
  },
  {
    statlink: 'https://adverts.example/clock',
    company: 'Example Clocks',
    description: 'They go by themselves.',
  },
] as const;

/** Every so many answers, there is no advert. */
const NONE_EVERY = 4;

/** The answer to the `asked`th request for adverts, counted from 1: each in turn, and sometimes none. */
export function advertsFor(asked: number): { readonly ads: readonly object[] } {
  const advert = ADVERTS[(asked - 1) % NONE_EVERY];
  return { ads: advert ? [advert] : [] };
}

/** Source text of a script that draws an advert as the site expects it: the first id or class of its selector. */
export function advertScript({ advertScript: script }: StoodIn): string {
  const [, kind, name = 'carbonads'] = /([#.])([\w-]+)/.exec(script?.found ?? '') ?? [];
  return `(() => {
  const box = document.createElement('div');
  box.${kind === '.' ? 'className' : 'id'} = ${JSON.stringify(name)};
  const link = document.createElement('a');
  link.href = ${JSON.stringify(ADVERTS[0].statlink)};
  link.target = '_blank';
  link.rel = 'noopener sponsored';
  link.textContent = ${JSON.stringify(`${ADVERTS[0].company} - ${ADVERTS[0].description}`)};
  box.append(link);
  const script = document.currentScript;
  if (script && script.parentElement !== document.head) script.after(box);
  else document.body.append(box);
})();
`;
}

/** Source text of a script that sends all that a page hands to Google Analytics to the stand-in at `origin`: what came before it, then what comes. */
export const tagScript = (origin: string): string => `(() => {
  const send = (command) =>
    fetch(${JSON.stringify(origin + MOCK_PATHS.collect)}, {
      method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify([...command]),
    }).catch(() => undefined);
  const layer = (window.dataLayer ??= []);
  for (const command of layer) send(command);
  layer.push = (...commands) => {
    for (const command of commands) send(command);
    return Array.prototype.push.apply(layer, commands);
  };
})();
`;
