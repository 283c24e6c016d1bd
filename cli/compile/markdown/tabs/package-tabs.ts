import type { Code, Root } from 'mdast';
import { noNpmCommand, npmFenceInTabs, unknownCommand } from '../../../report/rules/markdown.ts';
import { type PageInWork, placeAt, placeOf } from '../../page.ts';
import type { DocsTabs } from '../../syntax/nodes.ts';
import { replaceMarkdown } from '../../walk.ts';
import {
  npmCommandsIn,
  PACKAGE_MANAGERS,
  translateCommand,
  translateCommands,
} from './npm-commands.ts';

/** Language of a fence that becomes tabs. */
export const NPM_FENCE = 'npm';
/** Key under which the chosen package manager is remembered, also for groups that are written by hand. */
const STORAGE_KEY = 'package-manager';

/** Makes tabs of each fence of npm's commands: the same for every package manager. */
export function makePackageTabs(root: Root, page: PageInWork) {
  replaceMarkdown(root, (node, parent) => {
    if (node.type !== 'code' || node.lang !== NPM_FENCE) return [node];
    if (parent.type === 'docsTabs') {
      page.diagnostics.push(npmFenceInTabs(placeOf(page, node.position)));
      return [{ ...node, lang: 'bash' }];
    }
    checkCommands(node, page);
    return [tabsOf(node)];
  });
}

const tabsOf = ({ value, meta, position }: Code): DocsTabs => ({
  type: 'docsTabs',
  storageKey: STORAGE_KEY,
  isOneFence: true,
  children: PACKAGE_MANAGERS.map((manager) => ({
    type: 'code',
    lang: 'bash',
    meta: [manager, meta].filter(Boolean).join(' '),
    value: translateCommands(value, manager),
    ...(position && { position }),
  })),
  ...(position && { position }),
});

function checkCommands(node: Code, page: PageInWork) {
  const commands = npmCommandsIn(node.value);
  if (commands.length === 0) page.diagnostics.push(noNpmCommand(placeOf(page, node.position)));
  for (const command of commands) {
    const strangers = PACKAGE_MANAGERS.filter((to) => translateCommand(command, to) === undefined);
    if (strangers.length === 0) continue;
    const at = page.text.indexOf(command, node.position?.start.offset);
    const place = at === -1 ? placeOf(page, node.position) : placeAt(page, at, command.length);
    page.diagnostics.push(unknownCommand(place, command, strangers));
  }
}
