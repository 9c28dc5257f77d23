import { type ReactNode, useEffect, useMemo, useState } from "react"
import styles from "./prose.module.css"

type Render = (text: string) => ReactNode

let loaded: Render | null = null
let loading: Promise<Render> | null = null

/** Loads the Markdown renderer, which is as heavy as the rest of the chat and needed only once there is an answer. */
export function loadMarkdown(): Promise<Render> {
	loading ??= import("./markdown/render-markdown").then(
		({ renderMarkdown }) => {
			loaded = renderMarkdown
			return renderMarkdown
		},
		(error: unknown) => {
			// After a network failure the next answer tries again.
			loading = null
			throw error
		},
	)
	return loading
}

/** Shows the plain text until the renderer is loaded, and if it fails to load. */
export function AnswerText({ text, writing }: { text: string; writing: boolean }) {
	const [render, setRender] = useState<Render | null>(() => loaded)
	useEffect(() => {
		let gone = false
		loadMarkdown().then(
			(ready) => {
				if (!gone) setRender(() => ready)
			},
			() => undefined,
		)
		return () => {
			gone = true
		}
	}, [])
	const content = useMemo(() => render?.(text), [render, text])
	return (
		<div className={`${styles.prose} w-full`} aria-busy={writing || undefined}>
			{content ?? <p className="whitespace-pre-wrap">{text}</p>}
		</div>
	)
}
