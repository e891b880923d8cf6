// The chapters of the game in five minutes, each with its sentences, its table and its picture.
import type { ComponentChildren } from 'preact';
import { language } from '../../lib/settings';
import type { Rules } from '../../protocol';
import { Icon, type IconName } from '../../ui/icons';
import { ClauseLink } from '../clause-link';
import { w } from '../words/words';
import { factsOf } from './facts';
import {
  attackLines,
  cardLines,
  conquestLines,
  endLines,
  goalLines,
  type Line,
  reinforceLines,
  setupLines,
  transferLines,
} from './lines';
import { Next } from './next';
import {
  AttackPicture,
  BlockedPicture,
  ConquestPicture,
  ContinentsPicture,
  ThrowPicture,
  TrisPicture,
} from './pictures';
import { Bonuses, ClosingTable, StartingArmies, TrisWorth, TurnStrip } from './tables';

function Lines({ rules, lines }: { readonly rules: Rules; readonly lines: readonly Line[] }) {
  return (
    <ul class="primer-lines">
      {lines.map(({ text, knob }) => {
        const clause = rules.knobs.find(({ name }) => name === knob)?.clause ?? '-';
        return (
          <li key={text}>
            {text} <ClauseLink ruleset={rules.id} clause={clause} />
          </li>
        );
      })}
    </ul>
  );
}

interface SectionProps {
  readonly title: string;
  readonly icon: IconName;
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

function Section({ title, icon, aside, children }: SectionProps) {
  return (
    <section class="card primer-section">
      <h2>
        <Icon name={icon} />
        {title}
      </h2>
      <div class="stack primer-text">{children}</div>
      {aside ? <div class="stack primer-aside">{aside}</div> : null}
    </section>
  );
}

export function Sections({ rules }: { readonly rules: Rules }) {
  const facts = factsOf(rules);
  const all = w();
  const words = all.primer;
  return (
    <>
      <Section title={words.goal.title} icon="target">
        <Lines rules={rules} lines={goalLines(facts, all)} />
        {facts.objectives.length > 0 ? (
          <details>
            <summary class="summary">{words.goal.list}</summary>
            <ul class="row primer-objectives">
              {facts.objectives.map(({ names }) => (
                <li key={names.it} class="chip">
                  {names[language.value]}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </Section>
      <Section
        title={words.setup.title}
        icon="board"
        aside={facts.drafted ? null : <StartingArmies facts={facts} />}
      >
        <Lines rules={rules} lines={setupLines(facts, all)} />
      </Section>
      <Section title={words.turn.title} icon="redo">
        <TurnStrip facts={facts} />
        <p>{words.turn.afterwards}</p>
      </Section>
      <Section
        title={words.reinforce.title}
        icon="plus"
        aside={facts.quadrants ? null : <ContinentsPicture />}
      >
        <Lines rules={rules} lines={reinforceLines(facts, all)} />
        {facts.quadrants ? null : <Bonuses facts={facts} />}
      </Section>
      <Section
        title={words.cards.title}
        icon="cards"
        aside={<TrisPicture rules={rules} facts={facts} />}
      >
        <Lines rules={rules} lines={cardLines(facts, all)} />
        <TrisWorth facts={facts} />
      </Section>
      <Section
        title={words.attack.title}
        icon="swords"
        aside={
          <>
            <AttackPicture facts={facts} />
            <ThrowPicture />
          </>
        }
      >
        <Lines rules={rules} lines={attackLines(facts, all)} />
      </Section>
      <Section title={words.conquest.title} icon="flag" aside={<ConquestPicture facts={facts} />}>
        <Lines rules={rules} lines={conquestLines(facts, all)} />
      </Section>
      <Section
        title={words.transfer.title}
        icon="transfer"
        aside={<BlockedPicture facts={facts} />}
      >
        <Lines rules={rules} lines={transferLines(facts, all)} />
      </Section>
      <Section
        title={words.end.title}
        icon="crown"
        aside={facts.closingSums.length > 0 ? <ClosingTable rounds={facts.closingSums} /> : null}
      >
        <Lines rules={rules} lines={endLines(facts, all)} />
      </Section>
      <Next rules={rules} />
    </>
  );
}
