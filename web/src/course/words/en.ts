// The guided game in English.
import type { CourseWords } from './words';

export const en: CourseWords = {
  title: 'Learn by playing',
  loading: 'Laying the board…',
  failed: 'The lesson did not load. Check the network and try again.',
  again: 'Try again',
  count: (step, all) => `Step ${step} of ${all}`,
  next: 'Go on',
  back: 'Back',
  skip: 'Skip',
  leave: 'Leave',
  coach: 'The lesson',
  well: 'Done.',
  notNow: 'It can be done, but not now: the step of the lesson first.',
  end: {
    title: 'Now you can play',
    text: 'Reinforcements, attacks, transfer, card: every turn is like that, until an objective is reached or the sdadata closes the game. The rest you learn by playing.',
    play: 'Play the computer now',
    easy: 'An easy game: you and two cautious opponents. When you do not know what to do, ask for advice.',
    startOver: 'Take the lesson again',
    rules: 'All the rules',
    home: 'Home page',
  },
  steps: {
    reinforce: {
      name: 'Reinforcements',
      text: 'You are Red and it is your turn. Every turn begins with reinforcements: 12 territories, one army for every three, make 4 armies. Tap Brazil to place them there, then confirm.',
      done: 'Four armies more. In a game you place them wherever you like, on territories of your own.',
    },
    why: {
      name: 'Whom you can attack',
      text: 'You can only attack whoever shares a border with you. Tap Central America, which does not: the game tells you why not.',
      done: 'Every refusal gives the reason and the rule: tap the rule to read it whenever you like.',
    },
    attack: {
      name: 'The attack',
      text: 'Bruno’s Venezuela borders on your Brazil. Tap Brazil, then Venezuela, and throw the dice.',
      done: 'Dice are compared from the highest: 6 beats 4, 5 beats 3, 2 loses to the other 3. Two armies lost by Bruno, one by you.',
    },
    conquer: {
      name: 'The conquest',
      text: 'Two armies are left in Venezuela. You may throw as often as you like: throw until none is left.',
      done: 'Did you see the 5 against 5? Equal dice go to the defender. But Venezuela has fallen all the same.',
    },
    occupy: {
      name: 'Moving in',
      text: 'A territory is never empty: move in with at least as many armies as the dice you threw. Choose how many and confirm.',
      done: 'Two had to stay in Brazil: it borders on an opponent, and two is the garrison.',
    },
    transfer: {
      name: 'The transfer',
      text: 'Before the turn ends you may transfer armies once, between two adjacent territories of yours. Peru has no enemy near it any more: with “Transfer…” bring its armies to Brazil.',
      done: 'The transfer ends the turn. In Peru one army is enough: the garrison of two is for borders only.',
    },
    card: {
      name: 'The card',
      text: 'Whoever conquers at least one territory takes a card at the end of the turn. Open “Cards” and look at yours.',
      done: 'Three cards with infantry: that is a tris! You play it with your next reinforcements.',
    },
    others: {
      name: 'The others play',
      text: 'Bruno wants Venezuela back. There is nothing for you to do: watch.',
      done: 'The defender throws up to three dice too: Bruno lost three armies, you none. And now it is your turn again.',
    },
    tris: {
      name: 'The tris',
      text: 'Three equal cards, three different ones, or two equal and a jolly give more armies. Play the tris.',
      done: '8 armies for three infantry, and 2 more because Argentina, on one of the cards, is yours.',
    },
    place: {
      name: 'The continent',
      text: 'You have 16 armies: 4 for territories, 2 because South America is all yours, 10 from the tris. Place them wherever you like, holding down or with “Place for me”, and confirm.',
      done: 'A whole continent pays every turn: it is worth taking one, and breaking those of the others.',
    },
    objective: {
      name: 'The objective',
      text: 'A few rounds later. Whoever completes their secret objective wins: open “Cards” and choose “Show on the board”.',
      done: 'The territories lit up are your objective, the Wolf. One is missing: North Africa!',
    },
    win: {
      name: 'RisiKo!',
      text: 'Attack North Africa from Brazil, throw and move in.',
      done: 'Objective completed: the game ends at once, and you have won.',
    },
    sdadata: {
      name: 'The sdadata',
      text: 'And if nobody manages? When time is up, two dice are thrown after every turn: a low sum closes the game. End the turn.',
      done: 'It is a 3: up to 4 closes. Whoever has most points on the territories of their objective wins: you, 61 to 58.',
    },
  },
};
