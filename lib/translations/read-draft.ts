import { objectIn } from "@/lib/chatbot/answer/ask-for-json"
import type { OwnText, TranslatedTexts } from "@/lib/tenants/translations/answers"
import { brokenRule } from "@/lib/tenants/translations/broken-rule"
import { missingPlaceholders } from "@/lib/tenants/translations/missing-placeholders"

const oneLine = (text: string) => text.split("\n").join(" ")
const isStorable = (text: string) => text.isWellFormed() && !text.includes("\0")

/** What can be shown in the form. A translation that is too long or has lost a placeholder is left out. */
export function readDraft(batch: readonly OwnText[], answer: string): TranslatedTexts {
	const found = objectIn(answer)
	return Object.fromEntries(
		batch.flatMap((own, at) => {
			const said = found[String(at + 1)]
			if (typeof said !== "string") return []
			const draft = (own.multiline ? said : oneLine(said)).trim()
			const fits = isStorable(draft) && brokenRule(own, draft) === undefined
			return fits && missingPlaceholders(own.text, draft).length === 0 ? [[own.text, draft]] : []
		}),
	)
}
