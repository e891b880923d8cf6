// What the keys of the keyboard do at a table.
export const keys = {
  title: 'Keys',
  hint: 'Single-letter keys can be switched off in the settings.',
  arrows: 'On the board: go to the next territory',
  enter: 'Choose the territory',
  more: 'One more, one fewer',
  launch: 'Throw the dice',
  until: 'Attack until…',
  confirm: 'Confirm',
  undo: 'Undo the last placement',
  transfer: 'Transfer',
  pass: 'End the turn',
  objective: 'Objective on the board',
  list: 'Board or list',
  escape: 'Let go of the selection',
  help: 'This help',
};
