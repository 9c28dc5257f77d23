import { translatedLanguages } from "@/lib/languages/catalogue"
import { ENGLISH } from "@/lib/languages/choose-language"
import { inLanguageOf, LANG } from "@/lib/languages/keep-language"
import { Reply } from "./reply"

/** From a form that was sent without a script to the page that shows it done, which stays in the form's language. */
export function backToPage(request: Request, path: string): Reply {
	const asked = new URL(request.url).searchParams.get(LANG)
	const known = [ENGLISH, ...translatedLanguages()].find((code) => code === asked)
	return new Reply(303, null, { location: known ? inLanguageOf(path, known) : path })
}
