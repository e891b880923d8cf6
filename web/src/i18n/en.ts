// The English words, in the shape of the Italian ones.
import { account } from './en/account';
import { common, errors } from './en/common';
import { knobs } from './en/knobs';
import { lobby } from './en/lobby';
import { log } from './en/log';
import { names } from './en/names';
import { proof } from './en/proof';
import { settings } from './en/settings';
import { table } from './en/table';
import type { CommonWords } from './words';

export const en: CommonWords = {
  account,
  common,
  errors,
  knobs,
  lobby,
  log,
  names,
  proof,
  settings,
  table,
};
