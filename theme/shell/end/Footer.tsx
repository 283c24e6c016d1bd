import type { SiteView } from 'docs-build/theme';

/** The same links on every page, and whose site this is. */
export function Footer({ site }: { readonly site: SiteView }) {
  return (
    <footer className="footer">
      {site.footer.length > 0 && (
        <ul>
          {site.footer.map(({ text, href }) => (
            <li key={text}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      <span>{site.name}</span>
    </footer>
  );
}
