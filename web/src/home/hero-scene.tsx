// What the first page draws on the board, by the widget of the table.
import { Board, planisphere } from '../board';
import { heroAttack, heroHoldings } from './hero-position';

const none: ReadonlySet<string> = new Set();
const ignore = () => undefined;

export function HeroScene() {
  return (
    <Board
      geometry={planisphere}
      holdings={heroHoldings}
      names={() => ''}
      describe={() => ''}
      selectable={none}
      selected={null}
      targets={none}
      refused={new Map()}
      draft={{}}
      highlight={none}
      lastAttack={heroAttack}
      flash={new Map()}
      animate={false}
      showValues={false}
      showNames={false}
      onPick={ignore}
      onMore={ignore}
      onLess={ignore}
    />
  );
}
