// The sheet of keys, for whoever asks with "?".
import { t } from '../../i18n/words';
import { Dialog } from '../../ui/dialog';
import { keysShown } from './keys';

export function KeysDialog() {
  const words = t().table.keys;
  const rows: readonly (readonly [string, string])[] = [
    ['← ↑ → ↓', words.arrows],
    ['Enter', words.enter],
    ['+ −', words.more],
    ['L', words.launch],
    ['F', words.until],
    ['C', words.confirm],
    ['M', words.forMe],
    ['/', words.find],
    ['U', words.undo],
    ['S', words.transfer],
    ['P', words.pass],
    ['O', words.objective],
    ['E', words.list],
    ['Esc', words.escape],
    ['?', words.help],
  ];
  return (
    <Dialog
      title={words.title}
      onClose={() => {
        keysShown.value = false;
      }}
    >
      <dl class="facts">
        {rows.map(([key, what]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </>
        ))}
      </dl>
      <p class="hint">{words.hint}</p>
    </Dialog>
  );
}
