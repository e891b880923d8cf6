// A button that goes on while it is held, until nothing comes of it any more.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const holdMs = 480;
const repeatMs = 110;

interface HoldButtonProps extends Omit<JSX.IntrinsicElements['button'], 'onClick' | 'type'> {
  readonly onStep: () => boolean; // false: that was the last
  readonly children: ComponentChildren;
}

export function HoldButton({ onStep, children, ...button }: HoldButtonProps) {
  const step = useRef(onStep);
  step.current = onStep;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false); // the click that ends it is not another step
  const stop = () => clearTimeout(timer.current);
  const repeat = () => {
    held.current = true;
    if (step.current()) timer.current = setTimeout(repeat, repeatMs);
  };
  useEffect(() => stop, []);
  return (
    <button
      {...button}
      type="button"
      onPointerDown={() => {
        held.current = false;
        stop();
        timer.current = setTimeout(repeat, holdMs);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onClick={() => {
        stop();
        if (!held.current) step.current();
        held.current = false;
      }}
    >
      {children}
    </button>
  );
}
