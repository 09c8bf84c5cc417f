/** How the id of a module begins that stands for something an import does not lead to; the rest is the sentence about it. */
export const absentPrefix = 'sdk:absent/';
