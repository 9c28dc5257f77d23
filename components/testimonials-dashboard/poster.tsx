import { useState } from "react"
import { initialsOf } from "@/components/ui/initials-of"
import styles from "./poster.module.css"

const PLAY = "M9.5 8.2v7.6L15.8 12z"
const QUOTE = "M6.5 15.5V12q0-3.6 3.4-4.1v2q-1.3.3-1.3 1.7h1.3v3.9zm7 0V12q0-3.6 3.4-4.1v2q-1.3.3-1.3 1.7h1.3v3.9z"

export interface PosterProps {
	name: string
	url: string | null
	written?: boolean
}

/** A frame of the video, a text's photo, or the initials. Decorative, since the row names the person. */
export function Poster({ name, url, written = false }: PosterProps) {
	const [broken, setBroken] = useState(false)
	return (
		<span aria-hidden="true" data-written={written || undefined} className={styles.poster}>
			{url && !broken ? (
				<img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
			) : (
				<span className={styles.initials}>{initialsOf(name)}</span>
			)}
			<svg aria-hidden="true" viewBox="0 0 24 24">
				<path d={written ? QUOTE : PLAY} />
			</svg>
		</span>
	)
}
