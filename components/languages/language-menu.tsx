"use client"

import { type MouseEvent, useId } from "react"
import { LineIcon } from "@/components/ui/line-icon"
import { LANG } from "@/lib/languages/keep-language"
import type { LanguageOffer } from "@/lib/languages/offer"
import styles from "./language-menu.module.css"

interface LanguageMenuProps extends Pick<LanguageOffer, "languages"> {
	label: string
	current: string
}

/** The rest of the address stays: an invitation, the place in a wall, the frame of another site. */
function keepAddress({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
	const query = new URLSearchParams(location.search)
	query.set(LANG, link.hreflang)
	link.search = query.toString()
}

/** The browser opens and closes the list, also before the page's scripts run. */
export function LanguageMenu({ label, languages, current }: LanguageMenuProps) {
	const id = useId()
	return (
		<nav aria-label={label} className={styles.switch}>
			<button type="button" popoverTarget={id} className={styles.button}>
				<LineIcon size={18}>
					<circle cx="12" cy="12" r="10" />
					<path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20" />
				</LineIcon>
				<span className="sr-only">{label}: </span>
				<bdi lang={current}>{languages.find(({ code }) => code === current)?.name}</bdi>
			</button>
			<ul id={id} popover="auto" className={styles.list}>
				{languages.map(({ code, name, dir }) => (
					<li key={code}>
						<a
							href={`?${LANG}=${code}`}
							hrefLang={code}
							lang={code}
							dir={dir}
							aria-current={code === current ? "true" : undefined}
							onClick={keepAddress}
							className={styles.language}
						>
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	)
}
