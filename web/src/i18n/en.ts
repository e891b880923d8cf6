import { it } from './it';
export const en = it;
