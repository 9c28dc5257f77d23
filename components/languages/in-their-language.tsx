import type { ReactNode } from "react"
import { messagesFor, type Surface } from "@/lib/languages/catalogue"
import { LanguageMessages } from "./language-messages"

/** Around a public page: its browser gets the texts of these surfaces. In English it gets nothing. */
export function InTheirLanguage({ surfaces, children }: { surfaces: readonly Surface[]; children: ReactNode }) {
	const language = globalThis.visitorLanguage
	if (!language) return children
	const { code, dir, locale } = language
	return (
		<LanguageMessages code={code} dir={dir} locale={locale} messages={messagesFor(code, ["common", ...surfaces])}>
			{children}
		</LanguageMessages>
	)
}
