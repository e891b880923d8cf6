// The game on the screen: bar, board and side panel; on phones the panel is a sheet at the bottom.
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/words';
import { loadBots } from '../lib/bots';
import { Icon } from '../ui/icons';
import { fetchAhead, lazily } from '../ui/lazy';
import { Logo } from '../ui/site-header';
import { SoundButton } from '../ui/sound-button';
import { type Tab, Tabs } from '../ui/tabs';
import { TableClock } from './clock';
import { useTable } from './context';
import { resultClosed } from './end/closed';
import { EndingNote } from './end/ending-note';
import { menuOf } from './menu';
import { isMuted } from './muted';
import { ActionPanel } from './panels/action-panel';
import { ConfirmDialog } from './panels/confirm';
import { PhaseStrip } from './panels/phase-strip';
import { Players } from './players';
import { Presence } from './presence/part';
import { sinceWish } from './since/asked';
import { JudgeButton, JudgeDialog } from './stage/judge';
import { keysShown, useKeys } from './stage/keys';
import { Stage, showList } from './stage/stage';
import { LogTab } from './tabs/log-tab';
import { MineTab } from './tabs/mine-tab';
import './game-view.css';

const ChatTab = lazily(async () => (await import('./tabs/chat-tab')).ChatTab);
const DiceTab = lazily(async () => (await import('./tabs/dice-tab')).DiceTab);
const InfoTab = lazily(async () => (await import('./tabs/info-tab')).InfoTab);
const Result = lazily(async () => (await import('./end/result')).Result);
const KeysDialog = lazily(async () => (await import('./stage/keys-dialog')).KeysDialog);
const SinceCard = lazily(async () => (await import('./since/card')).SinceCard);

const tall = 0.85; // a board narrower than this leaves room for two columns beside it

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
        <SoundButton />
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
  const lines = room.chat.value.filter((line) => !isMuted(room.code, line.from)).length;
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
  useEffect(fetchAhead, []);
  useEffect(() => {
    resultClosed.value = false;
    menuOf.value = null; // of the table before this one
    seenChat.value = room.chat.value.length;
    if (room.seat.value) tab.value = 'mine';
  }, [room]);
  // On a phone a sheet hides the panel: whoever acts wants to see what comes of it.
  useEffect(
    () =>
      effect(() => {
        const { refused, selected, draft } = helm;
        const acts = refused.value || selected.value || draft.value.done.length > 0;
        if (acts || sinceWish.value === 'asked') sheetOpen.value = false;
      }),
    [helm],
  );
  const { width, height } = room.geometry.value ?? { width: 1600, height: 937 };
  return (
    <div
      class={width < height * tall ? 'game beside-tall' : 'game'}
      style={{ '--ratio': String(width / height) }}
    >
      <TopBar />
      <main class="game-main" id="main">
        <Stage />
      </main>
      <aside class={sheetOpen.value ? 'game-side open' : 'game-side'}>
        <Players />
        <ActionPanel />
        {room.seat.value && room.view.value?.round ? <SinceCard /> : null}
        <SideTabs />
      </aside>
      {room.view.value?.ending.cause ? <Result /> : null}
      {keysShown.value ? <KeysDialog /> : null}
      <ConfirmDialog />
      <JudgeDialog />
      <Presence show="SeatMenu" />
    </div>
  );
}
