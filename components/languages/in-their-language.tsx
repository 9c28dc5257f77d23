import type { ReactNode } from "react"
import { messagesFor } from "@/lib/languages/catalogue"
import { LanguageMessages } from "./lazy-language-messages"

/** Around a public page: its browser gets the page's texts. In English it gets nothing. */
export function InTheirLanguage({ page, children }: { page: string; children: ReactNode }) {
	const language = globalThis.visitorLanguage
	if (!language) return children
	const { code, dir, locale } = language
	return (
		<LanguageMessages code={code} dir={dir} locale={locale} messages={messagesFor(code, page)}>
			{children}
		</LanguageMessages>
	)
}
