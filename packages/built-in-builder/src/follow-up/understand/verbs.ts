/** How people ask for something new, and for something to go: alternatives of a regular expression. */
export const add =
  '(?:add|include|insert|create|make|introduce|also track|track|store|put in|give (?:me|us|it)|i (?:want|need)|we need|need)';
export const remove = '(?:remove|delete|drop|get rid of|take (?:out|away)|throw out)';
