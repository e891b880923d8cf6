// Tabs as screen readers know them: arrows go from one to the next, one panel is shown.
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Icon, type IconName } from './icons';
import './tabs.css';

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly icon: IconName;
  readonly badge?: number;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly current: Name;
  readonly onSelect: (name: Name) => void;
  readonly children: ComponentChildren;
}

export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { tabs, current, onSelect } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const step = (key: KeyboardEvent) => {
    const from = tabs.findIndex((tab) => tab.name === current);
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key.key];
    const next = by && tabs[(from + by + tabs.length) % tabs.length];
    if (!next) return;
    key.preventDefault();
    onSelect(next.name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={props.label} ref={list} onKeyDown={step}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            data-tab={tab.name}
            aria-selected={tab.name === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === current ? 0 : -1}
            class="tab"
            title={tab.label}
            onClick={() => onSelect(tab.name)}
          >
            <Icon name={tab.icon} />
            <span class="tab-label">{tab.label}</span>
            {tab.badge ? <span class="badge">{tab.badge}</span> : null}
          </button>
        ))}
      </div>
      <div
        key={current} // each begins at its own top
        class="tab-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must take the focus
        tabIndex={0}
      >
        {props.children}
      </div>
    </div>
  );
}
