// The drawing of a table's board: the planisphere, or one of quadrants that the server lays out.
import { type Geometry, planisphere, softened } from '../board';
import { get } from '../lib/api';
import type { BoardKind } from '../protocol';

export async function geometryOf(board: BoardKind, code: string): Promise<Geometry | null> {
  if (board === 'classic') return planisphere;
  const answer = await get<Geometry>(`/api/tables/${code}/geometry`);
  return answer.ok ? softened(answer.value) : null;
}
