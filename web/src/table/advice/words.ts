// The words of advice, which come with it.
import { language } from '../../lib/settings';

const it = {
  title: 'Consiglio',
  thinking: 'Il computer ci pensa…',
  nothing: 'Adesso non c’è niente da consigliare.',
  take: 'Fallo',
  place: 'Piazza così',
  places: (where: string) => `Il computer piazzerebbe così: ${where}.`,
  claims: (land: string) => `Il computer prenderebbe: ${land}.`,
  colour: (colour: string) => `Il computer sceglierebbe il ${colour.toLowerCase()}.`,
  tris: (cards: string) => `Il computer giocherebbe il tris: ${cards}.`,
  challengeCard: 'Il computer giocherebbe la carta Challenge.',
  centre: (land: string) => `Il computer costruirebbe un centro di produzione: ${land}.`,
  takesBack: (land: string, armies: number) => `Il computer riprenderebbe ${armies} da ${land}.`,
  attacks: (to: string, from: string, dice: string) =>
    `Il computer attaccherebbe ${to} da ${from}, con ${dice}.`,
  defends: (dice: string) => `Il computer difenderebbe con ${dice}.`,
  occupies: (armies: string) => `Il computer entrerebbe con ${armies}.`,
  transfers: (armies: string, from: string, to: string) =>
    `Il computer sposterebbe ${armies} da ${from} a ${to}.`,
  ends: 'Il computer si fermerebbe qui: chiuderebbe il turno.',
  gives: (colours: string) => `Il computer darebbe, nell’ordine: ${colours}.`,
  shows: (colour: string) => `Il computer mostrerebbe il ${colour.toLowerCase()}.`,
};

const en: typeof it = {
  title: 'Advice',
  thinking: 'The computer is thinking…',
  nothing: 'There is nothing to advise now.',
  take: 'Do it',
  place: 'Place like this',
  places: (where) => `The computer would place: ${where}.`,
  claims: (land) => `The computer would claim: ${land}.`,
  colour: (colour) => `The computer would choose ${colour.toLowerCase()}.`,
  tris: (cards) => `The computer would play the tris: ${cards}.`,
  challengeCard: 'The computer would play the Challenge card.',
  centre: (land) => `The computer would build a production centre: ${land}.`,
  takesBack: (land, armies) => `The computer would take ${armies} back from ${land}.`,
  attacks: (to, from, dice) => `The computer would attack ${to} from ${from}, with ${dice}.`,
  defends: (dice) => `The computer would defend with ${dice}.`,
  occupies: (armies) => `The computer would move in with ${armies}.`,
  transfers: (armies, from, to) => `The computer would transfer ${armies} from ${from} to ${to}.`,
  ends: 'The computer would stop here and end the turn.',
  gives: (colours) => `The computer would give, in this order: ${colours}.`,
  shows: (colour) => `The computer would show ${colour.toLowerCase()}.`,
};

export function adviceWords(): typeof it {
  return language.value === 'it' ? it : en;
}
