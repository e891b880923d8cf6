// An invitation to the guided game: for whoever has not played here yet, and for whoever left it half-way.

import { language } from '../lib/settings';
import { Icon } from '../ui/icons';
import { reachedStep } from './progress';
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

/** Whoever has played needs it no more, unless he left it half-way; where it is looked for nobody is asked. */
export function CourseOffer({ played = false }: { readonly played?: boolean }) {
  const half = reachedStep.value > 0;
  if (played && !half) return null;
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
