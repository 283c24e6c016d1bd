/** All components of Material UI as cards with a picture, by group, filtered by task without a script. */
import type { SitePage, StaticProps } from 'docs-build/theme';
import { GROUPS, type Task, TASKS } from './entries.ts';
import { Picture, type PictureName } from './pictures.tsx';
import './Gallery.css';

const TASK_NAMES = Object.keys(TASKS) as Task[];

/** `Data display` → `data-display` */
const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const demosText = (count: number) => (count === 1 ? '1 demo' : `${count} demos`);

/** Radio buttons that filter the cards through CSS. */
function TaskFilter() {
  return (
    <fieldset className="gallery-tasks">
      <legend>What is it for?</legend>
      {(['all', ...TASK_NAMES] as const).map((task) => (
        <label key={task}>
          <input type="radio" name="gallery-task" value={task} defaultChecked={task === 'all'} />
          <span>{task === 'all' ? 'All' : TASKS[task]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CardProps {
  readonly page: SitePage;
  readonly picture: PictureName;
  readonly tasks: readonly Task[];
}

function Card({ page, picture, tasks }: CardProps) {
  return (
    <li className="gallery-card" data-tasks={tasks.join(' ')}>
      <Picture name={picture} />
      <a href={page.href}>{page.title}</a>
      <p>{page.description}</p>
      {page.demos > 0 && <span className="gallery-demos">{demosText(page.demos)}</span>}
    </li>
  );
}

export default function Gallery({ data }: StaticProps) {
  const pages = new Map(data.pages.map((page) => [page.pathname, page]));
  return (
    <div className="gallery">
      <TaskFilter />
      {GROUPS.map(([title, entries]) => (
        <section key={title} aria-labelledby={idOf(title)} className="gallery-group">
          <div className="heading heading-2">
            <h2 id={idOf(title)}>{title}</h2>
          </div>
          <ul className="gallery-cards">
            {entries.map(([slug, ...tasks]) => {
              const page = pages.get(`/material-ui/${slug}/`);
              return page && <Card key={slug} page={page} picture={slug} tasks={tasks} />;
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
