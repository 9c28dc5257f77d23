import type { ReactNode } from "react"
import { messagesFor } from "@/lib/languages/catalogue"
import { LanguageMessages, OwnTextsOfPage } from "./lazy-language-messages"

/** Around a public page: its browser gets the page's texts. In English, where the business writes English, it gets nothing. */
export function InTheirLanguage({ page, children }: { page: string; children: ReactNode }) {
	const own = globalThis.ownTexts
	const shown = own ? <OwnTextsOfPage own={own}>{children}</OwnTextsOfPage> : children
	const language = globalThis.visitorLanguage
	if (!language) return shown
	const { code, dir, locale } = language
	return (
		<LanguageMessages code={code} dir={dir} locale={locale} messages={messagesFor(code, page)}>
			{shown}
		</LanguageMessages>
	)
}
