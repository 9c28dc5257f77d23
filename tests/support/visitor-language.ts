import { readFileSync } from "node:fs"
import path from "node:path"
import { compileMessage, positional } from "@/lib/languages/catalogue"
import { messageKey, translator } from "@/lib/languages/translator"

const ROOT = process.env.PRODUCT_ROOT ?? path.resolve(import.meta.dirname, "../..")

/** The product's texts in a language, as its visitors read them: also in a language that only a copy of it has. */
export function visitorLanguage(code: string) {
	const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, "lib/languages", code, file), "utf8"))
	const { name, dir, locale = code } = read("about.json")
	const texts: Record<string, string> = read("messages.json")
	const messages = Object.entries(texts).map(([source, text]) => [
		messageKey(positional(source)),
		compileMessage(source, text),
	])
	const { translate } = translator(Object.fromEntries(messages), { locale, dir })
	return {
		code,
		/** Its own: "Deutsch". */
		name,
		dir,
		/** @param source English, with {0}, {1} for the values. */
		say: (source: string, ...values: (string | number)[]) => translate(source, values),
	}
}
export type SpokenLanguage = ReturnType<typeof visitorLanguage>
