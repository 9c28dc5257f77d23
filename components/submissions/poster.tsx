import { useState } from "react"
import styles from "./poster.module.css"

/** The first letters of the first and the last word. */
function initials(name: string): string {
	const words = name.trim().split(/\s+/)
	const last = words.length > 1 ? words.at(-1) : undefined
	return [words[0], last].map((word) => Array.from(word ?? "")[0] ?? "").join("")
}

/** A frame of the video, or the initials if there is none. Decorative, since the row names the person. */
export function Poster({ name, url }: { name: string; url: string | null }) {
	const [broken, setBroken] = useState(false)
	return (
		<span aria-hidden="true" className={styles.poster}>
			{url && !broken ? (
				<img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
			) : (
				<span className={styles.initials}>{initials(name)}</span>
			)}
			<svg aria-hidden="true" viewBox="0 0 24 24">
				<path d="M9.5 8.2v7.6L15.8 12z" />
			</svg>
		</span>
	)
}
