// The game on the screen: bar, board and side panel; on phones the panel is a sheet at the bottom.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/words';
import { loadBots } from '../lib/bots';
import { Icon } from '../ui/icons';
import { Logo } from '../ui/site-header';
import { type Tab, Tabs } from '../ui/tabs';
import { ActionPanel } from './action-panel';
import { ChatTab } from './chat-tab';
import { TableClock } from './clock';
import { ConfirmDialog } from './confirm';
import { useTable } from './context';
import { DiceTab } from './dice-tab';
import { EndingNote } from './ending-note';
import { InfoTab } from './info-tab';
import { JudgeButton, JudgeDialog } from './judge';
import { KeysDialog, useKeys } from './keys';
import { LogTab } from './log-tab';
import { MineTab } from './mine-tab';
import { PhaseStrip } from './phase-strip';
import { Players } from './players';
import { Result, resultClosed } from './result';
import { Stage, showList } from './stage';
import './game-view.css';

type TabName = 'mine' | 'log' | 'chat' | 'dice' | 'info';
const tab = signal<TabName>('log');
const sheetOpen = signal(false);
const seenChat = signal(0);

function TopBar() {
  const { room } = useTable();
  const words = t().table;
  const view = room.view.value;
  return (
    <header class="game-bar">
      <a class="brand" href="/" aria-label={t().common.home}>
        <Logo />
      </a>
      <h1 class="game-title">
        <span class="hidden-text">{words.title(room.code)}</span>
        {view && view.round > 0 ? words.round(view.round) : null}
      </h1>
      <PhaseStrip />
      <EndingNote />
      <div class="game-tools">
        <TableClock />
        <JudgeButton />
        {view?.ending.cause && resultClosed.value ? (
          <button
            type="button"
            class="button small"
            onClick={() => {
              resultClosed.value = false;
            }}
          >
            <Icon name="crown" />
            {words.result.reopen}
          </button>
        ) : null}
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={showList.value ? words.toBoard : words.toList}
          title={showList.value ? words.toBoard : words.toList}
          onClick={() => {
            showList.value = !showList.value;
          }}
        >
          <Icon name={showList.value ? 'board' : 'list'} />
        </button>
      </div>
    </header>
  );
}

function TabContent() {
  switch (tab.value) {
    case 'mine':
      return <MineTab />;
    case 'log':
      return <LogTab />;
    case 'chat':
      return <ChatTab />;
    case 'dice':
      return <DiceTab />;
    case 'info':
      return <InfoTab />;
    default:
      return tab.value satisfies never;
  }
}

function SideTabs() {
  const { room } = useTable();
  const words = t().table.tabs;
  const lines = room.chat.value.length;
  const chatting = room.table.value?.settings.chat && !room.table.value.settings.tournament;
  if (tab.value === 'chat' && seenChat.value !== lines) seenChat.value = lines;
  const tabs: Tab<TabName>[] = [
    ...(room.seat.value ? [{ name: 'mine', label: words.mine, icon: 'cards' } as const] : []),
    { name: 'log', label: words.log, icon: 'log' },
    ...(chatting
      ? [
          {
            name: 'chat',
            label: words.chat,
            icon: 'chat',
            badge: Math.max(0, lines - seenChat.value),
          } as const,
        ]
      : []),
    { name: 'dice', label: words.dice, icon: 'dice' },
    { name: 'info', label: words.info, icon: 'gear' },
  ];
  return (
    <Tabs
      label={words.label}
      tabs={tabs}
      current={tab.value}
      onSelect={(name) => {
        sheetOpen.value = tab.value === name ? !sheetOpen.value : true;
        tab.value = name;
      }}
    >
      <TabContent />
    </Tabs>
  );
}

export function GameView() {
  const { room, helm } = useTable();
  useKeys(helm);
  useEffect(loadBots, []);
  useEffect(() => {
    resultClosed.value = false;
    seenChat.value = room.chat.value.length;
    if (room.seat.value) tab.value = 'mine';
  }, [room]);
  return (
    <div class="game">
      <TopBar />
      <main class="game-main" id="main">
        <Stage />
      </main>
      <aside class={sheetOpen.value ? 'game-side open' : 'game-side'}>
        <Players />
        <ActionPanel />
        <SideTabs />
      </aside>
      <Result />
      <KeysDialog />
      <ConfirmDialog />
      <JudgeDialog />
    </div>
  );
}
