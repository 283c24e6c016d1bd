import { plainText } from '../../contract/services/advert-text.ts';
import type { TextRun } from '../../contract/services/advert-text.ts';
import type { Advert } from '../../contract/services/services.ts';
import type { FetchedAdvert } from './fetched.ts';

/** Who an advert comes from, and what events call it. */
export type AdSource = Pick<Advert, 'poweredby' | 'label'>;

const isText = ({ text }: TextRun) => text !== '';

/** The fetched advert as one to show: the company in bold, then what it says. Facts §4.5. */
export function advertOf(fetched: FetchedAdvert, source: AdSource): Advert {
  const { statlink, image, company, description } = fetched;
  return {
    link: statlink,
    ...(image !== undefined && { img: image }),
    name: company || description,
    description: [
      { text: plainText(company), marks: ['b'] },
      { text: company && description && ' - ', marks: [] },
      { text: plainText(description), marks: [] },
    ].filter(isText),
    ...source,
  };
}
