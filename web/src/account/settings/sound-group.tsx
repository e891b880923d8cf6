// Sounds: all of them on or off, how loud, which, and what each is like.
import { mutedCues, sounds, volume } from '../../lib/settings';
import { type Cue, cues } from '../../lib/sound';
import { preview } from '../../sound/player';
import { Icon } from '../../ui/icons';
import { Switch } from './fields';
import { w } from './words';

function toggle(cue: Cue): void {
  const muted = mutedCues.value;
  mutedCues.value = muted.includes(cue) ? muted.filter((each) => each !== cue) : [...muted, cue];
}

function CueLine({ cue }: { readonly cue: Cue }) {
  const words = w();
  return (
    <li class="cue">
      <label class="choice">
        <input
          type="checkbox"
          checked={!mutedCues.value.includes(cue)}
          disabled={!sounds.value}
          onChange={() => toggle(cue)}
        />
        {words.cues[cue]}
      </label>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label={words.listen(words.cues[cue])}
        title={words.listen(words.cues[cue])}
        onClick={() => void preview(cue)}
      >
        <Icon name="play" />
      </button>
    </li>
  );
}

export function SoundGroup() {
  const words = w();
  return (
    <section class="card stack" aria-labelledby="settings-sounds">
      <h2 id="settings-sounds">
        <Icon name="sound" />
        {words.sounds}
      </h2>
      <Switch label={words.soundsOn} state={sounds} />
      <p class="hint">{words.soundsHint}</p>
      <label class="field volume">
        <span class="label">{words.volume}</span>
        <span class="volume-row">
          <Icon name="mute" />
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={volume.value}
            disabled={!sounds.value}
            aria-valuetext={`${Math.round(volume.value * 100)}%`}
            onInput={(input) => {
              volume.value = Number(input.currentTarget.value);
            }}
            onChange={() => void preview('turn')}
          />
          <Icon name="sound" />
        </span>
      </label>
      <fieldset class="plain stack">
        <legend class="label-legend">{words.kinds}</legend>
        <ul class="cues">
          {cues.map((cue) => (
            <CueLine key={cue} cue={cue} />
          ))}
        </ul>
      </fieldset>
    </section>
  );
}
