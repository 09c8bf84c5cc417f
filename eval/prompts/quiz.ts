import type { EvalPrompt } from './prompt.ts';

export const quiz: EvalPrompt[] = [
  {
    id: 'first-aid-quiz',
    says: 'A first aid quiz for our volunteers: multiple choice questions with four answers, a score at the end, and the best scores of all.',
    checks: {
      'quiz and survey': {
        'questions have answers': [
          {
            entity: 'question',
            fields: [
              ['question', 'text', 'title', 'prompt'],
              ['answer', 'option', 'choice', 'correct'],
            ],
          },
        ],
        'the quiz shows a question with several answers': [
          { open: ['quiz', 'take', 'play', 'start', 'test'] },
          { sees: ['question', '?'] },
        ],
        'taking it leads to a score': [
          { open: ['quiz', 'take', 'play', 'start', 'test'] },
          { takeQuiz: ['your score', 'score:', 'you scored', 'points', 'correct', 'result'] },
        ],
        'a question can be added': [
          { open: 'question' },
          { create: 'question', with: { 'question|text|title|prompt': 'Where do you press?' } },
          { stored: 'question', value: 'Where do you press?' },
        ],
        'best scores are kept': [{ entity: ['score', 'result', 'attempt'], fields: [['score', 'points', 'correct']] }],
      },
    },
  },
  {
    id: 'bird-quiz',
    says: 'A quiz for children about garden birds. Each question has a text, three answers and the right one, and after each answer the child sees whether it was right. In the end it shows the points.',
    checks: {
      'quiz and survey': {
        'questions say which answer is right': [
          { entity: 'question', fields: [['right', 'correct', 'solution', 'answer']] },
        ],
        'a question can be added with its answers': [
          { open: 'question' },
          { create: 'question', with: { 'question|text|title|prompt': 'Which bird has a red breast?' } },
          { stored: 'question', value: 'Which bird has a red breast?' },
        ],
        'the end shows points': [
          { open: ['quiz', 'play', 'start', 'take'] },
          { takeQuiz: ['your score', 'points', 'you scored', 'result', 'out of'] },
        ],
      },
    },
  },
  {
    id: 'canteen-survey',
    says: 'A survey about our canteen: how often people eat there (daily, weekly, rarely), how they rate taste and price from 1 to 5, and a free comment. Anybody can answer. A report shows a chart of the answers and can be downloaded as CSV.',
    checks: {
      'quiz and survey': {
        'answers have frequency, taste, price and comment': [
          {
            entity: ['answer', 'response', 'survey', 'submission', 'feedback'],
            fields: [['often', 'frequency', 'how'], 'taste', 'price', 'comment'],
          },
        ],
        'the survey can be answered': [
          { create: ['survey', 'answer', 'response', 'take'], with: { comment: 'More soup please' } },
          { stored: ['answer', 'response', 'survey', 'submission', 'feedback'], value: 'More soup please' },
        ],
        'the frequency is one of three': [
          { create: ['survey', 'answer', 'response', 'take'], with: { 'often|frequency|how': 'weekly' } },
          { stored: ['answer', 'response', 'survey', 'submission', 'feedback'], value: 'weekly' },
        ],
        'anybody can answer without an account': [
          { asVisitor: [{ create: ['survey', 'answer', 'response', 'take'], with: { comment: 'From a guest' } }] },
          { stored: ['answer', 'response', 'survey', 'submission', 'feedback'], value: 'From a guest' },
        ],
      },
      reports: {
        'the report shows a chart': [{ open: ['report', 'result', 'overview', 'dashboard'] }, { shows: 'chart' }],
        'the report can be downloaded as CSV': [
          { create: ['survey', 'answer', 'response', 'take'], with: { comment: 'Bring back the curry' } },
          { open: ['report', 'result', 'overview'] },
          { download: ['csv', 'download', 'export'], contains: ',' },
        ],
      },
    },
  },
];
