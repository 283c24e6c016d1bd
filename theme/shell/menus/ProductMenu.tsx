import type { PageView, ProductView } from 'docs-build/theme';
import { isElsewhere } from './elsewhere.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useSay } from '../../texts.ts';
import { Menu } from './Menu.tsx';

const MENU_ID = 'docs-products';

/** Words for `core`, `material` and other ids where a site gives none. */
const wordsOf = (id: string) =>
  id.replace(/[-_]+/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

interface RowProps {
  readonly product: ProductView;
  readonly current: boolean;
}

function Mark({ product }: { readonly product: ProductView }) {
  return (
    <span className="product-mark">
      {product.logo === undefined ? (
        product.name.slice(0, 1)
      ) : (
        <img src={product.logo} alt="" width={32} height={32} loading="lazy" />
      )}
    </span>
  );
}

function Row({ product, current }: RowProps) {
  const say = useSay();
  return (
    <li>
      <a href={product.href} aria-current={current ? 'true' : undefined}>
        <Mark product={product} />
        <span className="product-text">
          <b>
            {product.name}
            {product.beta === true && <span className="chip chip-beta">{say('beta')}</span>}
            {isElsewhere(product.href) && (
              <>
                <Icon name="arrow-up-right" size={12} />
                <span className="unseen"> {say('opensAnotherSite')}</span>
              </>
            )}
          </b>
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

function Sections({ view }: { readonly view: PageView }) {
  const say = useSay();
  const sections = [...sectionsOf(view.site.products)];
  const nameOf = (category: string | null) =>
    category === null
      ? say('otherProducts')
      : (view.texts[`category.${category}`] ?? wordsOf(category));
  return sections.map(([category, products]) => (
    <section key={category}>
      {sections.length > 1 && <p>{nameOf(category)}</p>}
      <ul>
        {products.map((one) => (
          <Row key={one.id} product={one} current={one.id === view.product?.id} />
        ))}
      </ul>
    </section>
  ));
}

/** The current product's name; a menu of all products where there is more than one. A page of no product has plain words. */
export function ProductMenu({ view }: { readonly view: PageView }) {
  const say = useSay();
  const { site, product } = view;
  const isOne = site.products.length < 2;
  if (product === null) {
    return <span className="pick">{isOne ? site.name : say('documentation')}</span>;
  }
  if (isOne) return <span className="pick">{product.name}</span>;
  return (
    <>
      <button type="button" className="pick" popoverTarget={MENU_ID} title={say('chooseProduct')}>
        <span className="pick-name">{product.name}</span> <Icon name="chevron-down" size={14} />
      </button>
      <Menu id={MENU_ID} name={say('products')} className="menu-products">
        <Sections view={view} />
      </Menu>
    </>
  );
}
