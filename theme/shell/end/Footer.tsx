import type { SiteView } from 'docs-build/theme';
import { ConsentLink } from '../notices/Consent.tsx';

/** The same links on every page, and whose site this is. */
export function Footer({ site }: { readonly site: SiteView }) {
  return (
    <footer className="footer">
      {(site.footer.length > 0 || site.asksConsent) && (
        <ul>
          {site.footer.map(({ text, href }) => (
            <li key={text}>
              <a href={href}>{text}</a>
            </li>
          ))}
          {site.asksConsent && (
            <li className="needs-script">
              <ConsentLink />
            </li>
          )}
        </ul>
      )}
      <span>{site.name}</span>
    </footer>
  );
}
