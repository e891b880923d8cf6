// The table itself. On a wide screen a rule is a row; on a phone it is a heading over two cells.
import { Fragment } from 'preact';
import { language } from '../../lib/settings';
import type { KnobDetail, Rules } from '../../protocol';
import { ClauseLink } from '../clause-link';
import { meaningOf, titleOf, valueText } from '../knob-text';
import { w } from '../words/words';
import { chapters, departs, inChapter, type Row } from './rows';

interface CompareTableProps {
  readonly rulesets: readonly Rules[];
  readonly rows: readonly Row[];
  readonly narrow: boolean;
  readonly marks: boolean; // of what differs from the first
}

function Cell({ rules, knob, odd }: { rules: Rules; knob: KnobDetail; odd: boolean }) {
  const text = valueText(knob, rules);
  return (
    <td class={odd ? 'departs' : undefined}>
      {text === null ? (
        <>
          <span aria-hidden="true">—</span>
          <span class="hidden-text">{w().compare.silent}</span>
        </>
      ) : (
        text
      )}{' '}
      <ClauseLink ruleset={rules.id} clause={knob.clause} />
    </td>
  );
}

function RuleName({ knob }: { readonly knob: KnobDetail }) {
  return (
    <>
      {titleOf(knob, language.value)}
      <span class="hint">{meaningOf(knob, language.value)}</span>
    </>
  );
}

function Rule({ row, rulesets, narrow, marks }: { row: Row } & Omit<CompareTableProps, 'rows'>) {
  const cells = rulesets.map((rules, at) => {
    const knob = row.cells[at];
    return knob ? (
      <Cell key={rules.id} rules={rules} knob={knob} odd={marks && departs(row, at)} />
    ) : null;
  });
  if (!narrow) {
    return (
      <tr>
        <th scope="row">
          <RuleName knob={row.knob} />
        </th>
        {cells}
      </tr>
    );
  }
  return (
    <tbody>
      <tr class="rule-name">
        <th scope="rowgroup" colSpan={rulesets.length}>
          <RuleName knob={row.knob} />
        </th>
      </tr>
      <tr>{cells}</tr>
    </tbody>
  );
}

export function CompareTable({ rulesets, rows, narrow, marks }: CompareTableProps) {
  const words = w().compare;
  const columns = rulesets.length + (narrow ? 0 : 1);
  const groups = chapters
    .map((chapter) => ({ chapter, rows: inChapter(rows, chapter) }))
    .filter((group) => group.rows.length > 0);
  return (
    <table
      class={`compare-table${narrow ? ' is-narrow' : ''}${rulesets.length < 4 ? ' is-even' : ''}`}
    >
      <caption class="hidden-text">{words.table}</caption>
      <thead>
        <tr>
          {narrow ? null : <th scope="col">{words.rule}</th>}
          {rulesets.map(({ id, names }) => (
            <th key={id} scope="col">
              <a href={`/rules/${id}`}>{names[language.value].replace('RisiKo! ', '')}</a>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => {
        const title = (
          <tr class="chapter-name">
            <th scope="rowgroup" colSpan={columns}>
              {words.chapters[group.chapter]}
            </th>
          </tr>
        );
        const rules = group.rows.map((row) => (
          <Rule key={row.knob.name} row={row} rulesets={rulesets} narrow={narrow} marks={marks} />
        ));
        return narrow ? (
          <Fragment key={group.chapter}>
            <tbody>{title}</tbody>
            {rules}
          </Fragment>
        ) : (
          <tbody key={group.chapter}>
            {title}
            {rules}
          </tbody>
        );
      })}
    </table>
  );
}
