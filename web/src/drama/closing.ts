// The sdadata: the stage goes dark around the dice, they come from the two sides, and the verdict
// falls. The dice and the words are those of the banner that stays (stage/banners.tsx).
import type { Show } from './show';

const rolled = 520;

export function closing(show: Show, stage: Element, closed: boolean): void {
  show.animate(
    show.add(closed ? 'drama-dusk final' : 'drama-dusk'),
    [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }],
    { duration: 950, easing: 'linear' },
  );
  const banner = stage.querySelector('.closing-banner');
  if (!banner) return;
  show.animate(
    banner,
    [
      { transform: 'scale(0.82)', opacity: 0 },
      { transform: 'scale(1)', opacity: 1 },
    ],
    { duration: 180 },
  );
  banner.querySelectorAll('.die').forEach((die, index) => {
    const side = index % 2 ? 1 : -1;
    show.animate(
      die,
      [
        { transform: `translate(${side * 300}px, -130px) rotate(${side * 640}deg)`, opacity: 0 },
        {
          transform: `translate(${side * 60}px, 8px) rotate(${side * 200}deg)`,
          opacity: 1,
          offset: 0.5,
          easing: 'ease-out',
        },
        {
          transform: `translate(${side * 22}px, -26px) rotate(${side * 80}deg)`,
          offset: 0.72,
          easing: 'ease-in',
        },
        { transform: 'none' },
      ],
      { delay: index * 50, duration: rolled, easing: 'ease-in' },
    );
  });
  const verdict = banner.querySelector('.verdict');
  if (!verdict) return;
  show.animate(
    verdict,
    [
      { transform: 'scale(1.45)', opacity: 0 },
      { transform: 'scale(1)', opacity: 1 },
    ],
    { delay: rolled + 70, duration: 170, easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)' },
  );
  show.animate(
    show.add('drama-ring wide'),
    [
      { transform: 'scale(0.4)', opacity: 0.9 },
      { transform: 'scale(2.2)', opacity: 0 },
    ],
    { delay: rolled + 220, duration: 200 },
  );
}
