import { HOOKS, type PageView, type ProductView } from 'docs-build/theme';
import { Icon } from '../icons/Icon.tsx';
import { useSay } from '../texts.ts';

const MENU_ID = 'docs-products';

/** Words for `core`, `material` and other ids where a site gives none. */
const wordsOf = (id: string) =>
  id.replace(/[-_]+/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

function Row({ product, current }: { readonly product: ProductView; readonly current: boolean }) {
  return (
    <li>
      <a href={product.href} aria-current={current ? 'true' : undefined}>
        <span className="product-mark">
          {product.logo === undefined ? (
            product.name.slice(0, 1)
          ) : (
            <img src={product.logo} alt="" width={32} height={32} loading="lazy" />
          )}
        </span>
        <span className="product-text">
          <b>{product.name}</b>
          {product.description !== undefined && <small>{product.description}</small>}
        </span>
        {current && <Icon name="check" size={16} />}
      </a>
    </li>
  );
}

/** Products by category, in the order in which they come. */
function sectionsOf(products: readonly ProductView[]): ReadonlyMap<string | null, ProductView[]> {
  const sections = new Map<string | null, ProductView[]>();
  for (const product of products) {
    sections.set(product.category, [...(sections.get(product.category) ?? []), product]);
  }
  return sections;
}

/** The current product's name; a menu of all products where there is more than one. */
export function ProductMenu({ view }: { readonly view: PageView }) {
  const say = useSay();
  const { site, product } = view;
  const name = product?.name ?? (site.products.length > 1 ? say('documentation') : site.name);
  if (site.products.length < 2) return <span className="pick">{name}</span>;
  const sections = [...sectionsOf(site.products)];
  return (
    <>
      <button type="button" className="pick" popoverTarget={MENU_ID} title={say('chooseProduct')}>
        {name} <Icon name="chevron-down" size={14} />
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        className="menu menu-products"
        role="group"
        aria-label={say('products')}
        {...{ [HOOKS.menu]: '' }}
      >
        {sections.map(([category, products]) => (
          <section key={category}>
            {sections.length > 1 && (
              <p>{category === null ? say('otherProducts') : wordsOf(category)}</p>
            )}
            <ul>
              {products.map((one) => (
                <Row key={one.id} product={one} current={one.id === product?.id} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
