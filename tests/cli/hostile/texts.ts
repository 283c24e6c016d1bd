import { body, type Hostile } from './page.ts';

/** Creates a page that is valid except for its front matter, which begins on line 2. */
const head = (yaml: string) => `---\n${yaml}\n---\n\n# T\n`;

/** Exponential aliases: each key has nine references to the one before it. */
const BOMB = [...'bcdefghi'].map((key, at) => {
  const before = 'abcdefgh'[at];
  return `${key}: &${key} [${Array(9).fill(`*${before}`).join(',')}]`;
});

/** Invalid, hostile and unusual front matter. */
export const FRONT_MATTER: readonly Hostile[] = [
  ['code as JavaScript', '---javascript\nprocess.exit(1)\n---\n# A\n', '1:1 front-matter/fence'],
  ['code as JS with a space', '--- js\nprocess.exit(1)\n---\n# A\n', '1:1 front-matter/fence'],
  ['code in capitals', '---JS\nprocess.exit(1)\n---\n# A\n', '1:1 front-matter/fence'],
  ['CoffeeScript', '---coffee\nprocess.exit 1\n---\n# A\n', '1:1 front-matter/fence'],
  ['TOML', '+++\ntitle = "A"\n+++\n\n# A\n', '1:1 front-matter/fence'],
  ['JSON', '---json\n{"title": "A"}\n---\n# A\n', '1:1 front-matter/fence'],
  ['only a fence', '---', '1:1 front-matter/fence'],
  ['only two fences', '---\n---\n', '1:1 front-matter/no-title', '1:1 front-matter/no-description'],
  ['never closed', '---\ntitle: T\n\n# A\n', '1:1 front-matter/fence'],
  ['closed by dots', '---\ntitle: T\n...\n\n# A\n', '1:1 front-matter/fence'],
  ['a tab before a key', head('title: T\n\tdescription: D'), '3:1 front-matter/yaml'],
  ['two keys of one name', head('title: T\ndescription: D\ntitle: U'), '4:1 front-matter/yaml'],
  ['closed by four dashes', '---\ntitle: T\n----\n\n# A\n', '1:1 front-matter/fence'],
  ['a key of emoji', head('title: T\ndescription: D\n🎉: a'), '4:1 front-matter/unknown-key'],
  ['a date', head('title: 2020-01-01\ndescription: D')],
  ['a version', head('title: 7.10\ndescription: D'), '2:1 front-matter/type'],
  ['an empty title', head('title:\ndescription: D'), '2:1 front-matter/type'],
  ['a title of spaces', head('title: "   "\ndescription: D'), '2:1 front-matter/type'],
  ['a list', head('title: [a, b]\ndescription: D'), '2:1 front-matter/type'],
  ['a map', head('title: {a: b}\ndescription: D'), '2:1 front-matter/type'],
  ['true', head('title: true\ndescription: D'), '2:1 front-matter/type'],
  ['a text alone', head('just a text'), '2:1 front-matter/yaml'],
  ['a list alone', head('- a\n- b'), '2:1 front-matter/yaml'],
  [
    'a prototype',
    head('title: T\ndescription: D\n__proto__: {polluted: yes}'),
    '4:1 front-matter/unknown-key',
  ],
  [
    'a constructor',
    head('title: T\ndescription: D\nconstructor: {prototype: {a: 1}}'),
    '4:1 front-matter/unknown-key',
  ],
  [
    'a key that is a list',
    head('title: T\ndescription: D\n? [a, b]\n: c'),
    '4:3 front-matter/unknown-key',
  ],
  ['an anchor that is not there', head('title: *nope\ndescription: D'), '2:8 front-matter/yaml'],
  ['a circle', head('title: T\ndescription: D\ntags: &a [*a]'), '4:11 front-matter/yaml'],
  [
    'a bomb',
    head(['title: T', 'description: D', 'a: &a [x,x,x,x,x,x,x,x,x]', ...BOMB].join('\n')),
    '10:23 front-matter/yaml',
  ],
  [
    'brackets without end',
    head(`title: T\ndescription: D\ntags: ${'['.repeat(20_000)}`),
    '1:1 front-matter/too-deep',
  ],
  [
    'a tag that runs code',
    head('title: !!js/function "function () {}"\ndescription: D'),
    '2:8 front-matter/yaml',
  ],
  [
    'a tag of Python',
    head('title: !!python/object/apply:os.system ["ls"]\ndescription: D'),
    '2:8 front-matter/yaml',
  ],
  [
    'several documents',
    head('title: T\n--- \ndescription: D'),
    '1:1 front-matter/no-description',
    '7:1 html/multiple-h1',
  ],
  ['an unclosed quote', head('title: "T\ndescription: D'), '3:15 front-matter/yaml'],
  ['a title of markup', head("title: '</title><script>alert(1)</script>'\ndescription: D")],
  ['a title of a line separator', head('title: "a\\u2028b"\ndescription: D')],
  ['a title of a lone surrogate', head('title: "a\\ud800b"\ndescription: D')],
  [
    'a title of 10,000 letters',
    head(`title: ${'a'.repeat(10_000)}\ndescription: D`),
    '2:1 front-matter/title-length',
  ],
  [
    'a path upwards',
    head('title: T\ndescription: D\npathname: /../../etc/passwd/'),
    '4:1 path/invalid',
  ],
  [
    'a path upwards in disguise',
    head('title: T\ndescription: D\npathname: /%2e%2e/a/'),
    '4:1 path/invalid',
  ],
  [
    'a path with backslashes',
    head('title: T\ndescription: D\npathname: "/..\\\\a/"'),
    '4:1 path/invalid',
  ],
  ['a path with a NUL', head('title: T\ndescription: D\npathname: "/a\\0b/"'), '4:1 path/invalid'],
  ['a path of a device', head('title: T\ndescription: D\npathname: /con/'), '4:1 path/portable'],
  [
    'a path to another site',
    head('title: T\ndescription: D\npathname: //x.example/'),
    '4:1 path/invalid',
  ],
];

const bytes = (before: string, bad: readonly number[], after = '\n') =>
  Buffer.concat([Buffer.from(before), Buffer.from(bad), Buffer.from(after)]);

/** Bytes that are not text, and deceptive text. */
export const ENCODINGS: readonly Hostile[] = [
  ['empty', '', '1:1 front-matter/no-title', '1:1 front-matter/no-description'],
  ['spaces', ' \n\n \n', '1:1 front-matter/no-title', '1:1 front-matter/no-description'],
  [
    'a byte order mark alone',
    '\ufeff',
    '1:1 front-matter/no-title',
    '1:1 front-matter/no-description',
  ],
  [
    'UTF-16, little end first',
    Buffer.from('\ufeff# A\n', 'utf16le'),
    '1:1 asset/not-utf-8',
    '1:1 front-matter/no-title',
    '1:1 front-matter/no-description',
  ],
  [
    'UTF-16, big end first',
    Buffer.from('\ufeff# A\n', 'utf16le').swap16(),
    '1:1 asset/not-utf-8',
    '1:1 front-matter/no-title',
    '1:1 front-matter/no-description',
  ],
  ['Latin-1', bytes(body('caf'), [0xe9]), '7:1 asset/not-utf-8'],
  ['a lone continuation', bytes(body('a'), [0x80]), '7:1 asset/not-utf-8'],
  ['too long a form', bytes(body('a'), [0xc0, 0xaf]), '7:1 asset/not-utf-8'],
  ['half a letter at the end', bytes(body('a'), [0xe2, 0x82], ''), '7:1 asset/not-utf-8'],
  ['a surrogate in UTF-8', bytes(body('a'), [0xed, 0xa0, 0x80]), '7:1 asset/not-utf-8'],
  [
    'bad bytes in front matter',
    bytes('---\ntitle: ', [0xff], '\n---\n'),
    '2:8 asset/not-utf-8',
    '2:1 front-matter/hard-to-find',
    '1:1 front-matter/no-description',
  ],
  ['a NUL', body('a\0b'), '6:2 asset/nul'],
  [
    'an escape',
    body('a \u001b[31mred\u001b[0m b'),
    '6:3 asset/control-character',
    '6:11 asset/control-character',
  ],
  ['a bell', body('a\u0007b'), '6:2 asset/control-character'],
  [
    'text turned around',
    body('a \u202e evil \u202c b'),
    '6:3 asset/control-character',
    '6:10 asset/control-character',
  ],
  ['text isolated', body('a \u2066 b'), '6:3 asset/control-character'],
  ['a joiner of emoji', body('👩‍👩‍👧 and नमस्ते')],
  [
    'a PNG',
    bytes('', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    '1:1 asset/not-utf-8',
    '1:1 front-matter/no-title',
    '1:1 front-matter/no-description',
  ],
  ['old Mac line ends', body('a\n\n[x](/nope/)').replaceAll('\n', '\r'), '8:5 link/no-such-page'],
  ['mixed line ends', body('a\r\n\r[x](/nope/)\r\n'), '8:5 link/no-such-page'],
];
