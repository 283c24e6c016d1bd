import Button from '@mui/material/Button';
import { HOOKS } from 'docs-build/theme';
import { CopyIcon, Icon } from '../../icons/Icon.tsx';
import { useSay } from '../../texts.ts';
import { Menu } from '../menus/Menu.tsx';

const MENU_ID = 'docs-page-menu';

/** Copies the page for a machine; the menu holds the quieter ways. */
export function PageCopy({ markdownUrl }: { readonly markdownUrl: string }) {
  const say = useSay();
  return (
    <div className="split">
      <Button className="first needs-script" {...{ [HOOKS.copy]: 'page' }}>
        <CopyIcon size={16} />
        <span {...{ [HOOKS.copyLabel]: '' }}>{say('copyAsMarkdown')}</span>
      </Button>
      <Button className="second" aria-label={say('moreCopies')} {...{ popoverTarget: MENU_ID }}>
        <Icon name="chevron-down" size={16} />
      </Button>
      <Menu id={MENU_ID} name={say('moreCopies')} className="menu-page">
        <a className="menu-row" href={markdownUrl}>
          <Icon name="file-text" size={16} />
          {say('viewAsMarkdown')}
        </a>
        <button type="button" className="menu-row needs-script" {...{ [HOOKS.copy]: 'link' }}>
          <Icon name="link" size={16} />
          <span {...{ [HOOKS.copyLabel]: '' }}>{say('copyLink')}</span>
        </button>
      </Menu>
    </div>
  );
}
