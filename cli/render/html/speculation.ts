/**
 * Text of the rules by which browsers fetch pages of this site before they are asked for: when a link is about to be followed. Pages end with a
 * slash; files do not. The same for every page of a site, since the policy names it by its hash.
 */
export const speculationRules = (base: string): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: [base, `${base}*/`] },
            { not: { selector_matches: '[download], [target]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
