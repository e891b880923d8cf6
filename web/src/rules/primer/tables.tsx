// The small tables of the game in five minutes: armies, phases, bonuses, tris, the sums of the sdadata.
import { language } from '../../lib/settings';
import { sumsText, trisLines } from '../knob-text';
import { w } from '../words/words';
import type { Facts } from './facts';

export function StartingArmies({ facts }: { readonly facts: Facts }) {
  const words = w().primer.setup;
  return (
    <figure class="primer-picture">
      <figcaption class="hint">{words.armiesFor}</figcaption>
      <table class="primer-table">
        <thead>
          <tr>
            {facts.startingArmies.map(({ seats }) => (
              <th key={seats} scope="col">
                {words.seats(seats)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {facts.startingArmies.map(({ seats, armies }) => (
              <td key={seats}>{armies}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </figure>
  );
}

export function TrisWorth({ facts }: { readonly facts: Facts }) {
  const words = w().primer.cards;
  return (
    <table class="primer-table">
      <thead>
        <tr>
          <th scope="col">{words.tris}</th>
          <th scope="col">{words.worth}</th>
        </tr>
      </thead>
      <tbody>
        {trisLines(facts.tris).map(([tris, worth]) => (
          <tr key={tris}>
            <th scope="row">{tris}</th>
            <td>{worth}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function TurnStrip({ facts }: { readonly facts: Facts }) {
  const words = w().primer.turn;
  const phases = [
    [words.reinforce, words.reinforceText],
    [words.attack, facts.mustAttackFrom > 0 ? words.attackDuty : words.attackText],
    [words.transfer, facts.transfers === 'gathering' ? words.gatherText : words.transferText],
    [words.card, words.cardText],
  ] as const;
  return (
    <ol class="primer-turn">
      {phases.map(([name, text]) => (
        <li key={name}>
          <strong>{name}</strong>
          <span class="hint">{text}</span>
        </li>
      ))}
    </ol>
  );
}

export function Bonuses({ facts }: { readonly facts: Facts }) {
  return (
    <ul class="row">
      {facts.continents.map(({ names, bonus }) => (
        <li key={names.it} class="chip">
          {names[language.value]} <b>+{bonus}</b>
        </li>
      ))}
    </ul>
  );
}

/** In how many of the 36 throws of two dice one of the sums falls. */
export function throwsThatClose(sums: readonly number[]): number {
  const faces = [1, 2, 3, 4, 5, 6];
  return faces.flatMap((one) => faces.filter((other) => sums.includes(one + other))).length;
}

export function ClosingTable({ rounds }: { readonly rounds: readonly (readonly number[])[] }) {
  const words = w().primer.end;
  return (
    <table class="primer-table">
      <thead>
        <tr>
          <th scope="col">{words.sdadataRound}</th>
          <th scope="col">{words.closes}</th>
          <th scope="col">{words.chance}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((sums, at) => (
          <tr key={at}>
            <th scope="row">
              {at === rounds.length - 1 ? words.onwards(at + 1) : words.nth(at + 1)}
            </th>
            <td>{sumsText(sums)}</td>
            <td>{words.chanceOf(throwsThatClose(sums))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
