/** From how likely on something is taken, from 0 to 1. What the rules say stays unless much speaks against it. */
export const thresholds = {
  /** `ruledBare`: by a rule, without fields; `sure`: what has fields by its own sentence, `sureUnnamed` where no noun names it; `told`: a field of another record as well, `toldToCovered` where the rules understood most and nothing says that there are several; `unsaid`: no noun of the text, `unsaidToCovered` where the rules understood most. */
  record: {
    sure: 0.5,
    sureUnnamed: 0.2,
    ruled: 0.2,
    ruledBare: 0.35,
    added: 0.35,
    addedToCovered: 0.5,
    told: 0.6,
    toldToCovered: 0.9,
    unsaid: 0.5,
    unsaidToCovered: 0.75,
  },
  /** Of a field and its owner; a likely field goes to its likeliest owner, however weak that one is. */
  owner: { ruled: 0.1, added: 0.5, ofLikelyField: 0.2 },
  /** `ofAlone`: of a record that nothing joins otherwise; `sure`: no guess. */
  relation: { ruled: 0.05, added: 0.33, addedToCovered: 0.5, ofAlone: 0.25, sure: 0.6 },
  ability: { ruled: 0.2, added: 0.45 },
};
