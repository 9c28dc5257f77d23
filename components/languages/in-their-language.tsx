import type { ReactNode } from "react"
import { messagesFor } from "@/lib/languages/catalogue"
import { ownTextsAmong } from "@/lib/languages/own"
import { LanguageMessages } from "./language-messages"
import { OwnTextsOfPage } from "./own-texts"

interface InTheirLanguageProps {
	page: string
	/** Those of the business that its browser needs. */
	texts: readonly string[]
	children: ReactNode
}

/** Around a public page: its browser gets the page's texts. In English, where the business writes English, it gets nothing. */
export function InTheirLanguage({ page, texts, children }: InTheirLanguageProps) {
	const own = ownTextsAmong(texts)
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
