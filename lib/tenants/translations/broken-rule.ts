import type { OwnText, TranslatedTexts } from "./answers"
import { translationRefusals } from "./words"

const CONTROL = /\p{Cc}/u
const SPACES = /\s+/g

/** What a translation breaks of the rules for the text itself: no consent sentence becomes ".". */
export function brokenRule({ place, characters_min, characters_max, multiline }: OwnText, said: string) {
	const trimmed = said.trim()
	if (trimmed.length > characters_max) return translationRefusals.tooLong(place, characters_max)
	if (trimmed.replace(SPACES, " ").length < characters_min) return translationRefusals.tooShort(place, characters_min)
	if (!multiline && CONTROL.test(trimmed)) return translationRefusals.manyLines(place)
	return undefined
}

const SHOWN = 60

/** The first rule that these translations break. What is stored of texts that are gone can only stay as it is. */
export function brokenRuleAmong(
	listed: readonly OwnText[],
	stored: TranslatedTexts,
	texts: readonly (readonly [text: string, said: string])[],
): string | undefined {
	const rules = new Map(listed.map((own) => [own.text, own]))
	for (const [text, said] of texts) {
		const own = rules.get(text)
		const isKept = Object.hasOwn(stored, text) && stored[text] === said
		const broken = own ? brokenRule(own, said) : isKept ? undefined : translationRefusals.unlisted(text.slice(0, SHOWN))
		if (broken) return broken
	}
	return undefined
}
