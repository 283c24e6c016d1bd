import type { ProductView } from 'docs-build/theme';
import type { ShellView } from '../Drawer.tsx';
import { isExternal, Menu } from './Menu.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useTexts } from '../../texts.ts';

const MENU_ID = 'docs-products';

/** Returns a readable name for an id of a category: `core` → `Core`. */
const wordsOf = (id: string) =>
  id.replace(/[-_]+/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

interface RowProps {
  readonly product: ProductView;
  readonly current: boolean;
}

function Mark({ product }: { readonly product: ProductView }) {
  return product.logo === undefined ? (
    <span className="product-mark">{product.name.slice(0, 1)}</span>
  ) : (
    <img src={product.logo} alt="" width={32} height={32} loading="lazy" />
  );
}

function Row({ product, current }: RowProps) {
  const t = useTexts();
  return (
    <li>
      <a href={product.href} aria-current={current ? 'true' : undefined}>
        <Mark product={product} />
        <b>
          {product.name}
          {product.beta === true && <span className="chip chip-beta">{t('beta')}</span>}
          {isExternal(product.href) && (
            <>
              <Icon name="arrow-up-right" size={12} />
              <span className="unseen"> {t('opensAnotherSite')}</span>
            </>
          )}
        </b>
        {product.description !== undefined && <small>{product.description}</small>}
        {current && <Icon name="check" size={16} />}
      </a>
    </li>
  );
}

/** Groups products by category, in their order. */
function sectionsOf(products: readonly ProductView[]): ReadonlyMap<string | null, ProductView[]> {
  const sections = new Map<string | null, ProductView[]>();
  for (const product of products) {
    sections.set(product.category, [...(sections.get(product.category) ?? []), product]);
  }
  return sections;
}

function Sections({ view }: { readonly view: ShellView }) {
  const t = useTexts();
  const sections = [...sectionsOf(view.site.products)];
  const nameOf = (category: string | null) =>
    category === null
      ? t('otherProducts')
      : (view.texts[`category.${category}`] ?? wordsOf(category));
  return sections.map(([category, products]) => (
    <section key={category}>
      {sections.length > 1 && <p>{nameOf(category)}</p>}
      <ul>
        {products.map((product) => (
          <Row key={product.id} product={product} current={product.id === view.product?.id} />
        ))}
      </ul>
    </section>
  ));
}

/** The name of the product or a generic text, with a menu if there are several products. */
export function ProductMenu({ view }: { readonly view: ShellView }) {
  const t = useTexts();
  const { site, product } = view;
  if (site.products.length < 2) {
    return <span className="pick">{product?.name ?? site.name}</span>;
  }
  return (
    <>
      <button type="button" className="pick" popoverTarget={MENU_ID} title={t('chooseProduct')}>
        <span className="pick-name">{product?.name ?? t('documentation')}</span>{' '}
        <Icon name="chevron-down" size={14} />
      </button>
      <Menu id={MENU_ID} name={t('products')} className="menu-products">
        <Sections view={view} />
      </Menu>
    </>
  );
}
