import { t } from "./t"

/** A text without its period, as a sentence: Japanese and Hindi end theirs otherwise. */
export const sentence = (text: string) => t`${text}.`
