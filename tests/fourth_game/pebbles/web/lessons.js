/** What is to read and to tell at each step of the turn. */

/** The rule to read when a step is awaited. @type {Record<string, string>} */
export const clauses = { take: "PB-2.1", toss: "PB-2.2", over: "PB-3.1" };

/** The chapters the coach tells when a step is first asked. @returns {Record<string, string[]>} */
export const lessons = () => ({ take: ["turn", "end"] });
