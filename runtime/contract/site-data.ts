/** A version of the site, as its versions page shows it. */
export interface SiteVersion {
  /** `v7.0.0-beta.4` */
  readonly text: string;
  readonly href?: string;
  readonly current?: boolean;
  /** Of its release: a day, or the month or year where no more is known. */
  readonly date?: string;
  readonly support?: 'current' | 'long-term' | 'ended' | 'preview';
  /** Address of the release notes. */
  readonly notes?: string;
}

/** An error that production code tells by its number. */
export interface ErrorCode {
  readonly code: number;
  /** `%s` stands for each argument, in order. */
  readonly text: string;
}

/** Facts about the site that no page needs but those that show them. */
export interface SiteData {
  readonly versions: readonly SiteVersion[];
  /** By number. */
  readonly errorCodes: readonly ErrorCode[];
}
