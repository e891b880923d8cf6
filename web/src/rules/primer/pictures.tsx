// The pictures of the game in five minutes: small positions, drawn by the board of the table.
import type { ComponentChildren } from 'preact';
import type { Colour, Holding } from '../../board';
import { planisphere } from '../../board';
import { type Crop, Picture } from '../../board/picture';
import { t, wordOf } from '../../i18n/words';
import type { Rules } from '../../protocol';
import { losingDice } from '../../table/stage/scene';
import { armSigns } from '../../ui/arms';
import { DiceRow } from '../../ui/dice';
import { w } from '../words/words';
import { type Facts, leftAtConquest } from './facts';

type Held = Readonly<Record<string, readonly [Colour, number]>>;

const nameOf = (territory: string) => wordOf(t().names.territories, territory);
const held = (position: Held): Readonly<Record<string, Holding>> =>
  Object.fromEntries(
    Object.entries(position).map(([id, [colour, armies]]) => [id, { colour, armies }]),
  );

function Figure({ caption, children }: { caption: string; children: ComponentChildren }) {
  return (
    <figure class="primer-picture">
      {children}
      <figcaption class="hint">{caption}</figcaption>
    </figure>
  );
}

const wholeBoard: Crop = { x: 0, y: 0, width: planisphere.width, height: planisphere.height };
const atlantic: Crop = { x: 262, y: 440, width: 540, height: 355 };
const oceania: Crop = { x: 1170, y: 480, width: 400, height: 350 };
const shores = new Set(['venezuela', 'peru', 'brazil', 'north_africa']);
const islands = new Set([
  'siam',
  'indonesia',
  'new_guinea',
  'western_australia',
  'eastern_australia',
]);
const nobody = new Set<string>();

const others: Held = {
  venezuela: ['red', 2],
  peru: ['green', 3],
  argentina: ['green', 2],
  western_europe: ['blue', 2],
  egypt: ['yellow', 2],
  congo: ['yellow', 2],
  central_america: ['green', 2],
};

/** The throw shown beside the attack: a win, a tie and a win. */
const exampleThrow = { attack: [5, 4, 2], defence: [4, 4, 1], ties: 'to_defender' } as const;
const losing = losingDice(exampleThrow);
const lost = losing.attack.filter(Boolean).length;
const won = losing.defence.filter(Boolean).length;

export function ContinentsPicture() {
  const names = (continent: string) => wordOf(t().names.continents, continent);
  return (
    <div class="primer-world">
      <Picture
        geometry={planisphere}
        holdings={{}}
        names={nameOf}
        crop={wholeBoard}
        around={nobody}
        plates
        continentNames={names}
      />
    </div>
  );
}

export function AttackPicture({ facts }: { readonly facts: Facts }) {
  const words = w().primer.attack;
  const { attackers, defenders } = facts.example;
  return (
    <Figure caption={words.picture(attackers, defenders)}>
      <Picture
        geometry={planisphere}
        holdings={held({
          ...others,
          brazil: ['red', attackers],
          north_africa: ['blue', defenders],
        })}
        names={nameOf}
        crop={atlantic}
        around={shores}
        lastAttack={{ from: 'brazil', to: 'north_africa', won: true, key: 1 }}
      />
    </Figure>
  );
}

export function ThrowPicture() {
  const words = w().primer.attack;
  return (
    <Figure caption={words.roll(lost, won)}>
      <dl class="primer-throw">
        <dt>{words.attacker}</dt>
        <dd>
          <DiceRow dice={exampleThrow.attack} side="attack" losing={losing.attack} />
        </dd>
        <dt>{words.defender}</dt>
        <dd>
          <DiceRow dice={exampleThrow.defence} side="defence" losing={losing.defence} />
        </dd>
      </dl>
    </Figure>
  );
}

export function ConquestPicture({ facts }: { readonly facts: Facts }) {
  const dice = facts.attackDiceMax;
  const before = facts.example.attackers - lost;
  return (
    <Figure caption={w().primer.conquest.picture(dice, before - leftAtConquest(facts))}>
      <Picture
        geometry={planisphere}
        holdings={held({ ...others, brazil: ['red', before - dice], north_africa: ['red', dice] })}
        names={nameOf}
        crop={atlantic}
        around={shores}
        lastAttack={{ from: 'brazil', to: 'north_africa', won: true, key: 1 }}
      />
    </Figure>
  );
}

export function BlockedPicture({ facts }: { readonly facts: Facts }) {
  const words = w().primer.transfer;
  return (
    <Figure caption={words.blocked(facts.garrison)}>
      <Picture
        geometry={planisphere}
        holdings={held({
          siam: ['blue', 4],
          india: ['blue', 2],
          china: ['yellow', 3],
          indonesia: ['red', facts.garrison],
          new_guinea: ['red', 1],
          western_australia: ['red', 6],
          eastern_australia: ['red', 1],
        })}
        names={nameOf}
        crop={oceania}
        around={islands}
        refused={new Map([['indonesia', words.blockedMark]])}
        selected="western_australia"
      />
    </Figure>
  );
}

export function TrisPicture({ rules, facts }: { readonly rules: Rules; readonly facts: Facts }) {
  const brazil = rules.cards['brazil'];
  const cards = (['infantry', 'cavalry', 'cannon'] as const).map((arm) =>
    brazil?.arm === arm ? brazil : Object.values(rules.cards).find((card) => card.arm === arm),
  );
  return (
    <Figure caption={w().primer.cards.picture(facts.heldCardBonus)}>
      <ul class="primer-cards">
        {cards.map((card) =>
          card ? (
            <li key={card.arm}>
              <span class="primer-arm" aria-hidden="true">
                {armSigns[card.arm]}
              </span>
              {card.territory ? <strong>{nameOf(card.territory)}</strong> : null}
              <span class="hint">{t().names.arms[card.arm]}</span>
            </li>
          ) : null,
        )}
      </ul>
    </Figure>
  );
}
