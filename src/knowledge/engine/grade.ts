/**
 * What a decision rests on: "nothing"; "votes", words that occur in phrases of the category; "faint", weak terms beside
 * words that are in no term; "inner", one word before a head that is in no table; "weak" terms alone; "partial", strong terms beside words
 * in no term; "whole", terms alone.
 */
export type Grade = "nothing" | "votes" | "faint" | "inner" | "weak" | "partial" | "whole"
