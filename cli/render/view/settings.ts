import type { SiteView, TextLink } from '../../../runtime/contract/theme.ts';

/** One line above every page, with an address or without. */
export interface Announcement {
  readonly text: string;
  readonly href?: string;
}

/** What the shell shows that no page decides. Already checked by the configuration. */
export interface ViewSettings {
  readonly name: string;
  readonly url: string;
  readonly repository?: string;
  readonly branch: string;
  readonly brand: SiteView['brand'];
  readonly footer: readonly TextLink[];
  readonly announcement?: Announcement;
  /** Where notes for readers are: a path without base, or an address of another site. */
  readonly notifications?: string;
  readonly codeStyles: SiteView['codeStyles'];
  readonly storagePrefix: string;
  /** Adverts are on. */
  readonly ads: boolean;
  /** Demos have room for adverts of one line, too. */
  readonly demoAds: boolean;
  /** Readers are asked before anything is sent about them. */
  readonly asksConsent: boolean;
  /** Readers are asked whether a page helped. */
  readonly feedback: boolean;
}
