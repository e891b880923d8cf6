// The drawing of a table's board: the planisphere, or one of quadrants that the server lays out.
import { type Geometry, planisphere } from '../../board';
import { get } from '../../lib/api';
import type { BoardKind } from '../../protocol';

export async function geometryOf(board: BoardKind, code: string): Promise<Geometry | null> {
  if (board === 'classic') return planisphere;
  const [answer, { softened }] = await Promise.all([
    get<Geometry>(`/api/tables/${code}/geometry`),
    import('../../board/quadrants'),
  ]);
  return answer.ok ? softened(answer.value) : null;
}
