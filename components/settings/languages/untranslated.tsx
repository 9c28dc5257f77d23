import Link from "next/link"
import { editorHref } from "@/components/translations/translations-address"
import type { SubjectCount } from "@/lib/translations/queries"
import { languagesWords } from "./languages-words"

export interface UntranslatedProps {
	tenantSlug: string
	languages: readonly { code: string; name: string }[]
	counts: readonly SubjectCount[]
}

/** Answers the admin's question: what do visitors still read in my language? */
export function Untranslated({ tenantSlug, languages, counts }: UntranslatedProps) {
	// A language that was ticked just now is counted with the next load.
	const counted = languages.filter(({ code }) => counts.some(({ untranslated }) => Object.hasOwn(untranslated, code)))
	const texts = counts.reduce((sum, count) => sum + count.texts, 0)
	return (
		<ul className="flex flex-col gap-3">
			{counted.map(({ code, name }) => {
				const open = counts.filter(({ untranslated }) => (untranslated[code] ?? 0) > 0)
				const missing = open.reduce((sum, { untranslated }) => sum + (untranslated[code] ?? 0), 0)
				return (
					<li key={code}>
						{name}
						<span className="block text-ink-muted">{languagesWords.untranslated(missing, texts)}</span>
						{open.length > 0 && (
							<ul className="flex flex-wrap gap-x-4">
								{open.map(({ subject, name: about, untranslated }) => (
									<li key={subject} className="min-w-0">
										<Link
											href={editorHref(tenantSlug, subject, code)}
											className="inline-flex max-w-full items-center wrap-anywhere text-accent-text underline decoration-1 underline-offset-4 pointer-coarse:min-h-11"
										>
											{languagesWords.translate(about, untranslated[code] ?? 0)}
										</Link>
									</li>
								))}
							</ul>
						)}
					</li>
				)
			})}
		</ul>
	)
}
