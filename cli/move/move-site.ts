import type { ConfigTexts } from '../config/literals.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { Choice } from './moved-files.ts';

/** What a move is planned from. */
export interface MoveSite extends Choice {
  readonly config: SiteConfig;
  readonly configTexts: ConfigTexts;
  /** The configuration file, as findings name it. */
  readonly configFile: string;
  readonly readText: (file: string) => Promise<string | undefined>;
}
