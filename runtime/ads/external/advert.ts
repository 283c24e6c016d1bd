import type { Advert } from '../../contract/services.ts';
import type { FetchedAdvert } from './fetched.ts';

/** Who an advert comes from, and what events call it. */
export type AdSource = Pick<Advert, 'poweredby' | 'label'>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

/** The fetched advert as one to show: the company in bold, then what it says. Facts §4.5. */
export function advertOf(fetched: FetchedAdvert, source: AdSource): Advert {
  const { statlink, image, company, description } = fetched;
  const words = [company && `<b>${escapeHtml(company)}</b>`, escapeHtml(description)];
  return {
    link: statlink,
    ...(image !== undefined && { img: image }),
    name: company || description,
    description: words.filter(Boolean).join(' - '),
    ...source,
  };
}
