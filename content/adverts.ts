/** Returns the address of one of our pages, with parameters that name this site as the source. */
const linkTo = (path: string, name: string) =>
  `https://mui.com/${path}?utm_source=docs&utm_medium=referral&utm_campaign=in-house-${name}`;

const advert = (name: string, path: string, description: string) => ({
  name,
  link: linkTo(path, name),
  img: `/static/adverts/${name}.svg`,
  description,
});

/** In-house adverts, shown without external ones. Pictures have 130 by 100 pixels, texts at most 120 characters. */
export const adverts = [
  advert(
    'templates',
    'store/',
    '<b>Templates.</b> Dashboards, shops and landing pages built with Material UI, ready to be made your own.',
  ),
  advert(
    'design-kits',
    'design-kits/',
    '<b>Design kits.</b> Every component and token drawn for Figma, so that designs and code speak one language.',
  ),
  advert(
    'data-grid',
    'x/react-data-grid/',
    '<b>Data Grid.</b> Sort, filter, group and edit a hundred thousand rows. The community edition is free.',
  ),
  advert(
    'backers',
    'material-ui/discover-more/backers/',
    '<b>Become a backer.</b> These libraries are free because people and companies pay for the time they take.',
  ),
] as const;
