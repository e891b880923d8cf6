// The guided game on the screen: the table's own board and panels, with the coach above them.
import { t } from '../i18n/words';
import { TableContext } from '../table/context';
import { Ranking } from '../table/end/result';
import { ActionPanel } from '../table/panels/action-panel';
import { ConfirmDialog } from '../table/panels/confirm';
import { PhaseStrip } from '../table/panels/phase-strip';
import { RefusalNote } from '../table/panels/refusal-note';
import { Players } from '../table/players';
import { keysShown, useKeys } from '../table/stage/keys';
import { KeysDialog } from '../table/stage/keys-dialog';
import { Stage } from '../table/stage/stage';
import { LogTab } from '../table/tabs/log-tab';
import { MineTab } from '../table/tabs/mine-tab';
import { Icon } from '../ui/icons';
import { Logo } from '../ui/site-header';
import { type Tab, Tabs } from '../ui/tabs';
import { Coach } from './coach';
import type { Course, CourseTab } from './course';
import { w } from './words/words';
// The whole of the table's page: parts of it would be files of their own, for everybody who plays.
import '../table/table-page';
import './course.css';

type AtTable = NonNullable<Course['at']['value']>;

function SideTabs({ course }: { readonly course: Course }) {
  const words = t().table.tabs;
  const tabs: Tab<CourseTab>[] = [
    { name: 'mine', label: words.mine, icon: 'cards' },
    { name: 'log', label: words.log, icon: 'log' },
  ];
  return (
    <Tabs
      label={words.label}
      tabs={tabs}
      current={course.tab.value}
      onSelect={(name) => course.showTab(name)}
    >
      {course.tab.value === 'mine' ? <MineTab /> : <LogTab />}
    </Tabs>
  );
}

/** While the step lasts, what the table asks for; afterwards only what was said about it. */
function Panel({ course, at }: { readonly course: Course; readonly at: AtTable }) {
  if (!course.done.value) return <ActionPanel />;
  const over = at.room.view.value?.ending.cause;
  if (!over && !at.helm.refused.value) return null;
  return (
    <section class="action-panel" aria-label={over ? t().table.result.title : t().table.yourTurn}>
      {over ? <Ranking /> : <RefusalNote />}
    </section>
  );
}

function Played({ course, at }: { readonly course: Course; readonly at: AtTable }) {
  useKeys(at.helm);
  return (
    <TableContext.Provider value={at}>
      <div class="game course" data-step={course.done.value ? 'done' : course.step.id}>
        <header class="game-bar">
          <a class="brand" href="/" aria-label={t().common.home}>
            <Logo />
          </a>
          <PhaseStrip />
          <div class="game-tools">
            <a class="button small" href="/">
              <Icon name="close" />
              {w().leave}
            </a>
          </div>
        </header>
        <Coach course={course} />
        <main class="game-main" id="main">
          <Stage />
        </main>
        <aside class={course.open.value ? 'game-side open' : 'game-side'}>
          <Players />
          <Panel course={course} at={at} />
          <SideTabs course={course} />
        </aside>
        {keysShown.value ? <KeysDialog /> : null}
        <ConfirmDialog />
      </div>
    </TableContext.Provider>
  );
}

export function CourseView({ course }: { readonly course: Course }) {
  const at = course.at.value;
  return at ? <Played course={course} at={at} /> : null;
}
