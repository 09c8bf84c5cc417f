import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** Choices of a question in a fixed order that does not give the answer away. */
function choicesOf({ answer, wrong_answers: wrong }, questions) {
  const own = String(wrong ?? '')
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean);
  // a question without wrong answers borrows the right ones of others
  const others = questions.map((one) => one.answer).filter((text) => text && text !== answer);
  const choices = new Set([answer, ...(own.length > 0 ? own : others.slice(0, 3))]);
  return [...choices].filter(Boolean).sort((a, b) => a.localeCompare(b));
}

/** One question after the other, right or wrong said at once, the result at the end. */
export default function QuizRunner({ questions, onScore }) {
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState(null);
  const [right, setRight] = useState(0);
  const question = questions[at];

  if (questions.length === 0)
    return <EmptyState message="There are no questions yet. Add some to the list of questions." />;
  if (!question) {
    return (
      <div role="status" className="grid justify-items-start gap-4">
        <p className="text-2xl">
          Your score: {right} of {questions.length} right, {Math.round((100 * right) / questions.length)}%
        </p>
        <Button
          onClick={() => {
            setAt(0);
            setRight(0);
            setChosen(null);
          }}
        >
          Start again
        </Button>
      </div>
    );
  }
  const choose = (choice) => {
    if (chosen) return;
    setChosen(choice);
    if (choice === question.answer) setRight(right + 1);
  };
  const next = () => {
    setAt(at + 1);
    setChosen(null);
    if (at + 1 === questions.length) onScore?.(right * 10);
  };
  return (
    <div className="grid max-w-2xl gap-4">
      <p className="text-sm text-muted-foreground tabular-nums">
        Question {at + 1} of {questions.length} · {right} right
      </p>
      <h2 className="text-2xl">{question.question}</h2>
      <div className="grid gap-2">
        {choicesOf(question, questions).map((choice) => (
          <Button
            key={choice}
            variant={chosen === choice ? 'default' : 'outline'}
            className="h-auto justify-start py-3 text-left whitespace-normal"
            onClick={() => choose(choice)}
          >
            {choice}
          </Button>
        ))}
      </div>
      <p role="status" className="min-h-6">
        {chosen && (chosen === question.answer ? 'Right!' : 'Not right. The answer is: ' + question.answer)}
      </p>
      {chosen && (
        <Button className="justify-self-start" onClick={next}>
          {at + 1 === questions.length ? 'See the result' : 'Next question'}
        </Button>
      )}
    </div>
  );
}
