import { HOOKS, type DemoFile, type DemoProps } from 'docs-build/theme';
import { useTexts } from '../../texts.ts';
import { CodeScroller } from '../Code.tsx';
import { panelAttributes, TabList } from '../Tabs.tsx';
import { isCodeOpen, codesOf, fileTitles, hasPreview, type ChosenCode } from './demo-shape.ts';

const choiceKey = (choice: ChosenCode['choice']) => Object.values(choice).join(' ');

interface FileTab extends Pick<DemoFile, 'name' | 'code'> {
  readonly title: string;
  readonly kind: 'full' | 'file';
  readonly panelId: string;
  readonly file?: DemoFile;
}

interface FileTabsProps {
  readonly text: ChosenCode;
  readonly title: string;
  /** Prefix of the ids of tabs and panels. */
  readonly id: string;
}

/** Links to a file that is too long for the page or, without scripts, to a copy shown above. */
function FileNote({ name, sameAs, href }: DemoFile) {
  const t = useTexts();
  if (href !== undefined) {
    return (
      <p className="file-note">
        {t('longFile', { name })} <a href={href}>{t('openFile')}</a>
      </p>
    );
  }
  return sameAs === undefined ? null : (
    <p className="file-note only-without-script">
      <a href={`#${sameAs}`}>{t('sameFile', { name })}</a>
    </p>
  );
}

/** The modules of a demo as tabs; without scripts one below the other with their names. */
function FileTabs({ text: { name, code, files, choice }, title, id }: FileTabsProps) {
  const t = useTexts();
  const [ownTitle = name, ...titles] = fileTitles([name, ...files.map((file) => file.name)]);
  const tabs: readonly FileTab[] = [
    { title: ownTitle, name, code, kind: 'full', panelId: `${id}-panel` },
    ...files.map((file, index): FileTab => ({
      title: titles[index] ?? file.name,
      name: file.name,
      code: file.code,
      kind: 'file',
      panelId: file.id,
      file,
    })),
  ];
  return (
    <div className="demo-files" {...choice} {...{ [HOOKS.tabs]: '' }}>
      <div className="code-bar needs-script">
        <TabList id={id} tabs={tabs} label={t('demoFiles')} />
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.name}
          {...panelAttributes(id, index, tab.panelId)}
          {...choice}
          {...{
            [HOOKS.source]: tab.kind,
            [HOOKS.file]: tab.name,
            [HOOKS.sameFile]: tab.file?.sameAs,
            [HOOKS.fileUrl]: tab.file?.href,
          }}
        >
          <p className="code-title only-without-script">{tab.title}</p>
          {tab.file && <FileNote {...tab.file} name={tab.title} />}
          {tab.file?.href === undefined && (
            <CodeScroller {...tab.code} title={`${title}, ${tab.title}`} />
          )}
        </div>
      ))}
    </div>
  );
}

/** The full source in all styles and languages. A tool opens it or, without tools, its summary. */
export function FullCode({ demo, codeId }: { readonly demo: DemoProps; readonly codeId: string }) {
  const t = useTexts();
  const title = `${demo.label}, ${demo.id}`;
  return (
    <details
      id={codeId}
      className={demo.hideToolbar ? 'demo-code demo-folded' : 'demo-code'}
      open={isCodeOpen(demo)}
      {...{ [HOOKS.codeBlock]: '' }}
    >
      <summary>{t('showCode')}</summary>
      {codesOf(demo, 'code').map((text, index) =>
        text.files.length > 0 ? (
          <FileTabs
            key={choiceKey(text.choice)}
            text={text}
            title={title}
            id={`${codeId}-${index}`}
          />
        ) : (
          <div
            key={choiceKey(text.choice)}
            {...text.choice}
            {...{ [HOOKS.source]: 'full', [HOOKS.file]: text.name }}
          >
            <CodeScroller {...text.code} title={title} />
          </div>
        ),
      )}
    </details>
  );
}

/** The previews of the source. */
export function Previews({ demo }: { readonly demo: DemoProps }) {
  if (!hasPreview(demo)) return null;
  return codesOf(demo, 'preview').map(({ code, choice }) => (
    <div
      key={choiceKey(choice)}
      className="demo-preview"
      {...{ [HOOKS.codeBlock]: '', [HOOKS.source]: 'preview', ...choice }}
    >
      <CodeScroller {...code} title={demo.label} />
    </div>
  ));
}
