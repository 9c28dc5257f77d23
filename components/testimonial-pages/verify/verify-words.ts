import { t } from "@/lib/languages/t"

/* What a match proves, and what it doesn't. The named bytes are those that the server hashes. */
export const provesVideo =
	"A match proves that a file is, byte for byte, the video as it was sent here or a copy that was published here without place and device, but not who the person is or whether what they say is true."
export const provesText =
	"A match proves that the words are, letter for letter, those that were sent here, but not who the person is or whether what they say is true."

export const chooseFile = "Choose a video"
export const orDrop = "You can also drop it here. It stays on your device."
export const staysHere = "It stays on your device."
export const words = "The words to check"
export const checkWords = "Check these words"
export const checking = (percent: number) => t`Checking: ${percent}%`
export const statement = "Signed statement"
export const statementHint =
	"This is the current one. You can paste an older one, such as the one in the receipt's email."
export const standardTools = "This site's keys for checking it with other tools"

export const unchangedSince = (since: string) => t`Unchanged since ${since}`
export const isOriginal = "This is the video as it was sent here."
export const isCopy = "This is a copy of the video that was published here."
export const isText = "These are the words that were sent here."
export const changed = "Changed"
export const fileChanged = "This file isn't one that the statement names. A single different byte is enough."
export const wordsChanged = "These aren't the words that the statement names. A single different letter is enough."
export const notSigned = "This site didn't sign this statement, or it was changed since."
export const aboutAnother = "This statement is about another testimonial."
export const signatureUnchecked =
	"Your browser can't check signatures, so this compares only with what the statement says."
export const keysMissing = "We couldn't load this site's keys. Please check your connection and try again."
export const unreadable = "Your browser couldn't read this file."
