// An invitation to the guided game: for whoever has not played here yet, and for whoever left it half-way.

import { me } from '../lib/session';
import { language } from '../lib/settings';
import { Icon } from '../ui/icons';
import { finished, reachedStep } from './progress';
import './offer.css';

const words = {
  it: {
    first: 'Prima partita?',
    learn: 'Impara giocando, 10 minuti',
    half: 'Avevi iniziato a imparare',
    resume: 'Riprendi la lezione',
  },
  en: {
    first: 'First game?',
    learn: 'Learn by playing, 10 minutes',
    half: 'You had begun to learn',
    resume: 'Go on with the lesson',
  },
};

/** To everybody where it is looked for; elsewhere only to newcomers. */
export function CourseOffer({ always = false }: { readonly always?: boolean }) {
  const half = reachedStep.value > 0;
  const newcomer = me.value === null && !finished.value;
  if (!always && !half && !newcomer) return null;
  const said = words[language.value];
  return (
    <a class="course-offer" href="/impara">
      <Icon name="star" />
      <span>
        <strong>{half ? said.half : said.first}</strong>{' '}
        <span class="course-offer-link">{half ? said.resume : said.learn}</span>
      </span>
    </a>
  );
}
