import { HOOKS } from '../contract/hooks.ts';
import { SANDBOX_ORIGIN } from '../contract/code/packages.ts';
import type { DemoProject } from '../contract/code/packages.ts';
import { shownCodeVariant } from '../reader/html.ts';
import { demoPath, projectFiles } from './project-files.ts';
import { shownSources } from './shown-sources.ts';

/** Opens the code that a button stands for as a project of its own, in a new tab. `origin` is where. */
export function openProject(button: Element, origin: string = SANDBOX_ORIGIN): void {
  const project = JSON.parse(button.getAttribute(HOOKS.sandbox) ?? '') as DemoProject;
  const shown = shownSources(button, shownCodeVariant());
  if (!shown) return;
  const { sources, variant } = shown;
  const fields = new Map([
    ['project[title]', project.title],
    ['project[description]', project.title],
    ['project[template]', 'node'],
    ...Object.entries(projectFiles(project, sources, variant)).map(
      ([path, text]) => [`project[files][${path}]`, text] as const,
    ),
  ]);
  const file = encodeURIComponent(demoPath(sources));
  submit(`${origin}/run?file=${file}`, fields);
}

/** A form: nothing of theirs is loaded before the reader asks for it, and nothing of ours is sent but the code. */
function submit(action: string, fields: ReadonlyMap<string, string>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.setAttribute('rel', 'noopener');
  form.hidden = true;
  for (const [name, value] of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
