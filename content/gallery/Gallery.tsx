/** All components of a product as cards with a picture, by group, filtered by task without a script. */
import type { NavEntry } from 'docs-build';
import type { SitePage, StaticProps } from 'docs-build/theme';
import { trees } from '../../navigation/index.ts';
import { type Task, TASK_NAMES, TASKS, TASKS_OF_PAGES } from './tasks.ts';
import { Picture } from './pictures.tsx';
import './Gallery.css';

/** A component page with what it is for. */
interface Entry {
  readonly slug: string;
  readonly page: SitePage;
  readonly tasks: readonly Task[];
}

/** Groups of component pages below these entries of the navigation. */
const groupsOf = (entries: readonly NavEntry[], path: string): readonly NavEntry[] =>
  entries.flatMap((entry) =>
    entry.pathname?.startsWith(path) ? [entry] : groupsOf(entry.children ?? [], path),
  );

/** `data-display` → `Data display` */
const titleOf = ({ subheader = '' }: NavEntry) =>
  `${subheader.charAt(0).toUpperCase()}${subheader.slice(1)}`.replaceAll('-', ' ');

/** `Data display` → `data-display` */
const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const demosText = (count: number) => (count === 1 ? '1 demo' : `${count} demos`);

/** Radio buttons that filter the cards through CSS. */
function TaskFilter({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <fieldset className="gallery-tasks">
      <legend>What is it for?</legend>
      {(['all', ...tasks] as const).map((task) => (
        <label key={task}>
          <input type="radio" name="gallery-task" value={task} defaultChecked={task === 'all'} />
          <span>{task === 'all' ? 'All' : TASKS[task]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Card({ slug, page, tasks }: Entry) {
  return (
    <li className="gallery-card" data-tasks={tasks.join(' ')}>
      <Picture name={slug} />
      <a href={page.href}>{page.title}</a>
      <p>{page.description}</p>
      {page.demos > 0 && <span className="gallery-demos">{demosText(page.demos)}</span>}
    </li>
  );
}

export default function Gallery({ view, data }: StaticProps) {
  const product = view.product?.id ?? '';
  const pages = new Map(data.pages.map((page) => [page.pathname, page]));
  const groups = groupsOf(trees[product] ?? [], `/${product}/components/`).map((group) => {
    const entries = (group.children ?? []).flatMap(({ pathname = '' }): Entry | [] => {
      const page = pages.get(`${pathname}/`);
      const slug = pathname.replace(`/${product}/`, '');
      return page ? { slug, page, tasks: TASKS_OF_PAGES[slug] ?? [] } : [];
    });
    return { title: titleOf(group), entries };
  });
  const used = new Set(groups.flatMap(({ entries }) => entries.flatMap(({ tasks }) => tasks)));
  return (
    <div className="gallery">
      <TaskFilter tasks={TASK_NAMES.filter((task) => used.has(task))} />
      {groups.map(({ title, entries }) => (
        <section key={title} aria-labelledby={idOf(title)} className="gallery-group">
          <div className="heading heading-2">
            <h2 id={idOf(title)}>{title}</h2>
          </div>
          <ul className="gallery-cards">
            {entries.map((entry) => (
              <Card key={entry.slug} {...entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
