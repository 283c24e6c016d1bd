import { expect, test } from 'vitest';
import { nameByContent } from '../../../cli/bundle/files/content-names.ts';
import { shortScripts, shortScriptStep } from '../../../cli/bundle/files/short-scripts.ts';

const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });
const shorten = (text: string) => shortScriptStep.run({ hash: '', text });
const textOf = ({ bytes }: { readonly bytes: Uint8Array | string }) => bytes.toString();

test('functions that do not see each other use the same few names; what is exported keeps its own', async () => {
  const [short] = await shortScripts(
    [
      file(
        'a.js',
        'const seen=(aa,bb)=>aa-bb,next=(cc,dd)=>dd/cc;export{seen as less,next as part}',
      ),
    ],
    shorten,
  );
  const text = textOf(short!);
  expect(text).toContain('(s,a)=>s-a');
  expect(text).toContain('(s,a)=>a/s');
  const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
    less: (a: number, b: number) => number;
    part: (a: number, b: number) => number;
  };
  expect([module.less(5, 2), module.part(2, 8)]).toEqual([3, 4]);
});

test('files that scripts load later are still found, however their addresses are written', async () => {
  const files = await shortScripts(
    [file('a.js', 'export const later=()=>import("./b.js");'), file('b.js', 'export default 1;')],
    shorten,
  );
  const { files: named, nameOf } = nameByContent(files);
  expect(textOf(named.find(({ path }) => path.includes('/a-'))!)).toContain(`./${nameOf('b.js')}`);
});

test('what is no script, or cannot be read, stays as it is', async () => {
  const files = [file('a.css', 'a { color: red }'), file('b.js', 'const = ;')];
  expect((await shortScripts(files, shorten)).map(textOf)).toEqual(files.map(textOf));
});
