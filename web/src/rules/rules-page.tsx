// The rules for people: the game in five minutes, the rulebooks side by side, and each of them in full.
// All of it comes from what the server plays by, so no page can say something else.
import { CourseOffer } from '../course/offer';
import { Page } from '../ui/page';
import { useRulesets } from './asked';
import { BookPart } from './book/book-part';
import { ComparePart } from './compare/compare-part';
import { PrimerPart } from './primer/primer-part';
import { w } from './words/words';
import './rules-page.css';

interface RulesPageProps {
  /** A ruleset to be read in full, "confronto", or null for the game in five minutes. */
  readonly part: string | null;
  readonly chosen: readonly string[];
}

const usual = 'challenge';

export function RulesPage({ part, chosen }: RulesPageProps) {
  const rulesets = useRulesets();
  const known = chosen.filter((id) => rulesets.some((each) => each.id === id));
  const comparing = part === 'confronto';
  const reading = part !== null && !comparing;
  const words = w();
  const title = comparing ? words.compare.title : reading ? words.book.title : words.primer.title;
  const about = reading ? part : (known[0] ?? usual);
  const links = [
    {
      name: words.parts.primer,
      href: about === usual ? '/rules' : `/rules?with=${about}`,
      here: part === null,
    },
    { name: words.parts.compare, href: '/rules/confronto', here: comparing },
    { name: words.parts.book, href: `/rules/${about}`, here: reading },
  ];
  return (
    <Page title={title}>
      <nav class="rules-parts" aria-label={words.title}>
        {links.map(({ name, href, here }) => (
          <a key={name} href={href} aria-current={here ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <h1>{title}</h1>
      {comparing ? (
        <ComparePart rulesets={rulesets} chosen={known} />
      ) : reading ? (
        <BookPart rulesets={rulesets} id={part} />
      ) : (
        <>
          <CourseOffer />
          <PrimerPart rulesets={rulesets} id={about} />
        </>
      )}
    </Page>
  );
}
