// The four steps of a turn, as the rulebooks name them, and where the game stands before and after.
import { t } from '../../i18n/words';
import type { Phase, View } from '../../protocol';
import { seatName, useTable } from '../context';
import './phase-strip.css';

const steps = ['reinforce', 'fight', 'transfer', 'card'] as const;
type StepName = (typeof steps)[number];

/** Which step of the turn a phase belongs to; null outside of turns. */
export function stepOf(phase: Phase, mode: string): StepName | null {
  switch (phase) {
    case 'reinforce':
      return 'reinforce';
    case 'attack':
      return mode === 'transfer' ? 'transfer' : 'fight';
    case 'defend':
    case 'roll':
    case 'capture':
    case 'occupy':
      return 'fight';
    case 'gather':
      return 'transfer';
    case 'draw':
    case 'closing':
      return 'card';
    default:
      return null;
  }
}

function currentStep(view: View, task: string, mode: string): StepName | null {
  if (view.phase === 'reinforce' && task === 'attack') return stepOf('attack', mode);
  return stepOf(view.phase, mode);
}

export function PhaseStrip() {
  const { room, helm } = useTable();
  const view = room.view.value;
  if (!view) return null;
  const words = t().table;
  const current = currentStep(view, helm.task.value, helm.mode.value);
  if (!current) return <p class="phase-word">{words.setup[view.phase]}</p>;
  const reached = steps.indexOf(current);
  const whose = view.turn === room.seat.value ? words.yourTurn : seatName(room, view.turn);
  return (
    <ol class="phase-strip" aria-label={`${words.phases.title}: ${whose}`}>
      {steps.map((step, index) => (
        <li
          key={step}
          class={index < reached ? 'step done' : 'step'}
          aria-current={step === current ? 'step' : undefined}
          title={words.phases.hints[step]}
        >
          <span class="step-number" aria-hidden="true">
            {index + 1}
          </span>
          <span class="step-name">{words.phases[step]}</span>
        </li>
      ))}
    </ol>
  );
}
