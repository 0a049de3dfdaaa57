/** The first thing wrong with a form: the field it belongs to, and the words to show there (the server's 422). */
export type Refusal<Field extends string> = { field: Field; message: string };
