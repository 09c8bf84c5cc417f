import type { EvalPrompt } from './prompt.ts';

const play = ['game', 'play', 'start', 'home'];

export const games: EvalPrompt[] = [
  {
    id: 'noughts-and-crosses',
    says: 'Noughts and crosses (tic-tac-toe) for two players on one screen, with a counter of wins and a button for a new game.',
    checks: {
      games: {
        'a click sets a mark': [{ open: play }, { changes: [{ clickField: 0 }] }],
        'players take turns': [{ open: play }, { clickField: 0 }, { changes: [{ clickField: 1 }] }],
        'three in a row win': [
          { open: play },
          { clickField: 0 },
          { clickField: 3 },
          { clickField: 1 },
          { clickField: 4 },
          { clickField: 2 },
          { sees: ['win', 'won', 'winner'] },
        ],
        'a new game can be started': [
          { open: play },
          { clickField: 4 },
          { changes: [{ click: ['new game', 'restart', 'reset', 'again', 'start over'] }] },
        ],
      },
    },
  },
  {
    id: 'pairs',
    says: 'A memory game with pairs of animals: turn over two cards, count the moves, and start again.',
    checks: {
      games: {
        'a card turns over': [{ open: play }, { changes: [{ clickField: 0 }] }],
        'moves are counted': [{ open: play }, { sees: ['move', 'tries', 'turns'] }],
        'two cards are a move': [{ open: play }, { clickField: 0 }, { changes: [{ clickField: 1 }] }],
        'it can be started again': [
          { open: play },
          { clickField: 0 },
          { changes: [{ click: ['again', 'new', 'restart', 'reset', 'start'] }] },
        ],
      },
    },
  },
  {
    id: 'snake',
    says: 'The game snake with arrow keys and a high score list with names.',
    checks: {
      games: {
        'the snake moves': [
          { open: play },
          { changes: [{ click: ['start', 'play', 'new game', 'begin'] }, { press: 'ArrowUp' }, { waits: 1 }] },
        ],
        'points are shown': [{ open: play }, { sees: ['score', 'points', 'length'] }],
        'scores have a name and points': [
          {
            entity: ['score', 'high score'],
            fields: [
              ['name', 'player'],
              ['score', 'points', 'value'],
            ],
          },
        ],
        'there is a list of high scores': [
          { open: ['score', 'high score', 'leaderboard', 'ranking', 'best'] },
          { sees: ['score', 'points'] },
        ],
      },
    },
  },
];
