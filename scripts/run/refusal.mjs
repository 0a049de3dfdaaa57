/** Something that a person can put right. Its message is one line that says how; no stack is shown with it. */
export class Refusal extends Error {}
