import { useId } from "react"
import { LineIcon } from "@/components/ui/line-icon"
import { ENGLISH } from "@/lib/languages/choose-language"
import { t } from "@/lib/languages/t"
import { LanguageLink } from "./language-link"
import styles from "./language-switch.module.css"
import * as switchWords from "./language-switch-words"

/** In the header of a public page, where the business lets its visitors change the language. Nothing is lost: what was
 * recorded, typed, or answered is kept in the browser, and the page asks before an unsent video. The browser opens and
 * closes the list, also before the page's scripts run. */
export function LanguageSwitch() {
	const id = useId()
	const offer = globalThis.languageOffer
	if (!offer?.hasSwitch) return null
	const label = t(switchWords.label)
	const current = globalThis.visitorLanguage?.code ?? ENGLISH
	return (
		<nav aria-label={label} className={styles.switch}>
			<button type="button" popoverTarget={id} className={styles.button}>
				<LineIcon size={18}>
					<circle cx="12" cy="12" r="10" />
					<path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20" />
				</LineIcon>
				<span className="sr-only">{label}: </span>
				<bdi lang={current}>{offer.languages.find(({ code }) => code === current)?.name}</bdi>
			</button>
			<ul id={id} popover="auto" className={styles.list}>
				{offer.languages.map((language) => (
					<li key={language.code}>
						<LanguageLink language={language} isCurrent={language.code === current} className={styles.language} />
					</li>
				))}
			</ul>
		</nav>
	)
}
