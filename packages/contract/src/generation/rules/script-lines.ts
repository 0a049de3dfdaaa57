/** True if a line has something to say. */
export const isSaid = (line: string): boolean => /[\p{L}\p{N}]/u.test(line);

/** The lines of the user's own script that have something to say. */
export const saidLines = (script: string): string[] =>
  script.split(/\r\n?|\n|\u2028|\u2029/).filter((line) => isSaid(line));
