import { posix } from 'node:path';
import { DocsError } from '../model/diagnostic.ts';
import { moveAmbiguous, moveTarget } from '../report/rules/commands.ts';
import type { NamedPlace, Stock, Subject } from './subject.ts';

/** Folders of the content that hold no pages. */
const KEPT = ['public', 'translations'];

/** Path of the file or folder that a subject is to become. Throws a `DocsError` where that is not to be had. */
export function targetOf(named: NamedPlace, subject: Subject, stock: Stock): string {
  const { content, files } = stock;
  const path =
    named.kind === 'address' ? posix.join(content, named.given) : posix.normalize(named.path);
  const bare = path.replace(/\/$/, '').replace(/^\.$/, '');
  const inside = content === '' ? bare : bare.slice(content.length + 1);
  const refuse = (reason: string, hint: string): never => {
    throw new DocsError(moveTarget(named.given, reason, hint));
  };
  const isInside = content === '' ? !bare.startsWith('..') : `${bare}/`.startsWith(`${content}/`);
  if (!isInside) refuse('it is outside the content', `Name a place below ${content || '.'}/.`);
  const [first = ''] = inside.split('/');
  if (KEPT.includes(first)) refuse(`${first}/ holds no pages`, 'Name another folder.');
  if (inside.split('/').some((part) => part.startsWith('.') || part === 'node_modules'))
    refuse('nothing below a hidden folder is a page', 'Name another folder.');
  const isFile = bare.endsWith('.md') && named.kind === 'path';
  if (subject.kind === 'folder') {
    if (isFile) refuse('a folder does not become a file', 'Name a folder, or one of its pages.');
    if (`${bare}/`.startsWith(`${subject.path}/`))
      refuse('it is the folder itself, or inside it', 'Name a place outside the folder.');
    if (isFolder(bare, files)) refuse('the folder is there', 'Name a folder that is not.');
    return bare;
  }
  if (isFile) return bare;
  if (named.kind === 'path' && isFolder(bare, files)) {
    const own = posix.join(bare, posix.basename(subject.page.source.file));
    const hint = `Name the new file, such as ${own}, or its address.`;
    throw new DocsError(moveAmbiguous(named.given, 'a folder that is there', hint));
  }
  const isIndex = posix.basename(subject.page.source.file) === 'index.md';
  return isIndex || inside === '' ? posix.join(bare, 'index.md') : `${bare}.md`;
}

function isFolder(path: string, files: ReadonlySet<string>): boolean {
  for (const file of files) if (file.startsWith(`${path}/`)) return true;
  return false;
}
