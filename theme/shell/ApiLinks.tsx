import type { TextLink } from 'docs-build/theme';
import { Heading } from '../elements/Heading.tsx';
import { useSay } from '../texts.ts';

/** Where a page's section about the API is found. */
const SECTION_ID = 'api';

/** The parts of the API that a page is about, at the end of its content. */
export function ApiLinks({ links }: { readonly links: readonly TextLink[] }) {
  const say = useSay();
  if (links.length === 0) return null;
  return (
    <>
      <Heading level={2} id={SECTION_ID}>
        {say('api')}
      </Heading>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>
              <code>{text}</code>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
