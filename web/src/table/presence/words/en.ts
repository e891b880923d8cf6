import type { Wide } from '../../../i18n/words';
import type { it } from './it';

export const en: Wide<typeof it> = {
  absent: {
    bot: (name: string) => `${name} is away: the computer plays in`,
    neutral: (name: string) => `${name} is away: their territories become neutral, for good, in`,
    vote: (name: string) => `${name} is away: you decide what to do in`,
    nobody: (name: string) => `${name} is away: the judge is called in`,
  },
  seconds: (n: number) => (n === 1 ? '1 second' : `${n} seconds`),
  voteTitle: (name: string) => `${name} is away. What now?`,
  voteLeft: 'Unless you agree the computer plays, in',
  votes: { bot: 'The computer plays', wait: 'We wait', neutral: 'Neutral for good' },
  voted: (label: string, n: number) => (n > 0 ? `${label} (${n})` : label),

  away: {
    time: 'Time is up: the computer plays',
    spent: 'Time is up: the computer plays',
    absent: 'You were away: the computer plays',
    left: 'You left your seat: the computer plays',
  },
  awayHint: {
    time: 'You can take this turn back once, with a few more seconds.',
    spent: 'The computer finishes this turn: the next one is yours again.',
    absent: 'The seat is still yours: take it back whenever you like.',
    left: 'The seat is still yours: take it back whenever you like.',
  },
  soonNeutral:
    'As soon as the rules allow it your territories become neutral, for good: until then the seat is yours.',
  neutral: 'Your seat is neutral',
  neutralHint: 'Your territories only defend, to the end: there is no way back.',
  takeBack: 'Take it back',
  paused: 'The clock is stopped',
  pausedHint: 'Play goes on when the host starts it again.',
  pausedHost: 'Play goes on when you start it again.',

  standsIn: (name: string) => `The computer plays for ${name}, who can come back at any time.`,
  timeUp: (name: string) => `Time is up for ${name}: the computer finishes the turn.`,
  back: (name: string) => `${name} is back at the table.`,
  newHost: (name: string) => `${name} is the host now.`,
  youHost: 'You are the host now: the host has left.',
  goesOn: (name: string) => `${name} wants to go on: the game continues.`,

  menu: (name: string) => `${name}: what you can do`,
  leave: 'Leave the seat to the computer',
  leaveHint: 'The seat stays yours: take it back whenever you like.',
  leaveNeutral: 'Leave the seat',
  leaveNeutralTitle: 'Leave the seat?',
  leaveNeutralText: 'At this table whoever leaves becomes neutral, for good: there is no way back.',
  leaveJudge: 'The judge is called and the table waits.',
  nothing: 'There is nothing to do here.',

  stop: {
    ask: 'Stop the game',
    takeBack: 'Do not stop after all',
    title: 'Stop the game?',
    text: 'It ends without a winner if all who play agree.',
    textAlone: 'It ends without a winner.',
    asked: (names: string) => `${names}: shall we stop the game?`,
    yes: 'Agreed',
    no: 'Play on',
    stopped: 'The game was stopped: nobody has won it.',
  },
};
