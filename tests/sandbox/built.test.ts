import { expect, test } from 'vitest';
import { projectFiles } from '../../runtime/sandbox/open.ts';
import { goTo, startReading } from '../harness/reading.ts';
import { sampleOf } from '../harness/sample.ts';
import { buildProject } from './building.ts';

const { openContext, openIn, origin } = startReading();

interface Choice {
  readonly page: string;
  readonly demo: string;
  readonly cookies?: Readonly<Record<string, string>>;
  /** Changes the code before the project is opened. */
  readonly edit?: readonly [from: string, to: string];
}

/** Opens a demo as a project by clicking its button. Returns the submitted form. */
async function opened({ page: path, demo, cookies = {}, edit }: Choice) {
  const context = await openContext();
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin() })),
  );
  await context.route('https://stackblitz.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>There</title>' }),
  );
  const page = await openIn(context);
  await goTo(page, path);
  const section = page.locator(`[data-docs-demo=${demo}]`);
  await section.scrollIntoViewIfNeeded();
  await section.locator('docs-island[data-hydrated]').first().waitFor();
  if (edit) {
    const code = section.locator('[data-docs-source=full] pre > code').first();
    await code.evaluate((element, [from, to]) => {
      element.textContent = element.textContent.replace(from, to);
    }, edit);
  }
  const [request] = await Promise.all([
    context.waitForEvent('request', {
      predicate: (one) => one.url().startsWith('https://stackblitz.com/'),
    }),
    section.locator('[data-docs-sandbox]:visible').click(),
  ]);
  expect(new URL(page.url()).pathname).toBe(path);
  const fields = [...new URLSearchParams(request.postData() ?? '')].map(
    ([name, value]) => [name, value.replaceAll('\r\n', '\n')] as const,
  );
  const files = fields.flatMap(([name, value]) => {
    const file = /^project\[files\]\[(.+)\]$/.exec(name)?.[1];
    return file === undefined ? [] : [[file, value] as const];
  });
  return {
    url: request.url(),
    fields: Object.fromEntries(fields),
    files: Object.fromEntries(files),
  };
}

const SWITCH = { page: '/base-ui/react-switch/', demo: 'BaseSwitchSettings' };

test('opens the shown code as a project in a new tab, with the reader’s changes', async () => {
  const { url, fields, files } = await opened({
    ...{ page: '/material-ui/react-button/', demo: 'BasicButton' },
    edit: ['variant="contained"', 'variant="outlined"'],
  });
  expect(url).toBe('https://stackblitz.com/run?file=src%2FDemo.tsx');
  expect(fields).toMatchObject({
    'project[title]': 'Basic button demo — Material UI',
    'project[template]': 'node',
  });
  expect(files['src/Demo.tsx']).toContain('variant="outlined"');
  const { code } = await buildProject(files);
  expect(code).toContain('outlined');
});

const PROJECTS = [
  ['in JavaScript', { page: '/material-ui/react-tabs/', demo: 'BasicTabs' }, 'jsx', 'MuiTabs'],
  ['of Joy UI', { page: '/joy-ui/react-button/', demo: 'JoyButtonColors' }, 'tsx', 'JoyButton'],
] as const;

test.each(sampleOf(PROJECTS, { of: 'projects', size: 1 }))(
  'builds a project %s',
  async (_what, demo, ending, part) => {
    const cookies = { codeVariant: ending === 'jsx' ? 'JS' : 'TS' };
    const { files } = await opened({ ...demo, cookies });
    expect(Object.keys(files)).toContain(`src/Demo.${ending}`);
    expect((await buildProject(files)).code).toContain(part);
  },
);

test('builds a project with packages that need others', async () => {
  const text = `import AlarmIcon from '@mui/icons-material/Alarm';
import Timeline from '@mui/lab/Timeline';
import { rows } from './rows.ts';

export default function Steps() {
  return <Timeline>{rows.map((row) => <AlarmIcon key={row} />)}</Timeline>;
}
`;
  const files = [{ name: 'rows.ts', text: 'export const rows: string[] = [];' }];
  const project = { title: 'Steps', packages: {}, typePackages: {} };
  const sources = { main: { name: 'Steps.tsx', text }, files, lang: 'en' };
  const { code } = await buildProject(projectFiles(project, sources));
  expect(code).toContain('MuiTimeline');
});

const STYLES = [
  ['css', 'JS', ['src/Demo.jsx', 'src/styles.css'], '.switch-settings-row'],
  ['tailwind', 'TS', ['src/Demo.tsx'], '.bg-slate-500'],
] as const;

test.each(sampleOf(STYLES, { of: 'styles', size: 1 }))(
  'builds a project of a demo in the style %s in %s',
  async (style, variant, names, rule) => {
    const cookies = { codeStyling: style, codeVariant: variant };
    const { files } = await opened({ ...SWITCH, cookies });
    expect(Object.keys(files)).toEqual(expect.arrayContaining([...names]));
    const { code, css } = await buildProject(files);
    expect(code).toContain('Show read receipts');
    expect(css).toContain(rule);
  },
);
