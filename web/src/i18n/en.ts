// The English words, in the shape of the Italian ones.
import { account } from './en/account';
import { common, errors } from './en/common';
import { create, home } from './en/home';
import { knobs } from './en/knobs';
import { lobby } from './en/lobby';
import { log } from './en/log';
import { names } from './en/names';
import { certificatePage, dicePage, replay, rules } from './en/pages';
import { proof } from './en/proof';
import { settings } from './en/settings';
import { table } from './en/table';
import type { Words } from './words';

export const en: Words = {
  account,
  certificatePage,
  common,
  create,
  dicePage,
  errors,
  home,
  knobs,
  lobby,
  log,
  names,
  proof,
  replay,
  rules,
  settings,
  table,
};
