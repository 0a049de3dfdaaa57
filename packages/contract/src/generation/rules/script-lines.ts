/** True if a line contains a letter or digit, so that there is something to speak. */
export const isSaid = (line: string): boolean => /[\p{L}\p{N}]/u.test(line);

/** The lines of the user's own script that contain something to speak. */
export const saidLines = (script: string): string[] =>
  script.split(/\r\n?|\n|\u2028|\u2029/).filter((line) => isSaid(line));
