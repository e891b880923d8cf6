// The planisphere as a quiet picture behind the first words; comes when the page is already there.
import { useEffect, useState } from 'preact/hooks';
import type { Geometry } from '../board';

export function HeroMap() {
  const [map, setMap] = useState<Geometry | null>(null);
  useEffect(() => {
    let current = true;
    void import('../board').then(({ planisphere }) => current && setMap(planisphere));
    return () => {
      current = false;
    };
  }, []);
  if (!map) return <div class="hero-map" />;
  return (
    <svg
      class="hero-map"
      viewBox={`0 0 ${map.width} ${map.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {map.territories.map((territory) => (
        <path key={territory.id} class={`land ${territory.continent}`} d={territory.path} />
      ))}
    </svg>
  );
}
