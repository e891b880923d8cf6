// The board as an old engraving on paper: hatched seas, a compass rose, serif letters.
import type { Look } from '../look';
import { engraved } from './engraving';
import { Ornaments } from './ornaments';
import './antique.css';

export const antique: Look = { id: 'antique', ...engraved, Ornaments };
