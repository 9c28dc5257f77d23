import { type ReactNode, useEffect, useMemo, useState } from "react"
import type { RenderMarkdown } from "./markdown/render-markdown"
import styles from "./prose.module.css"

let loaded: RenderMarkdown | null = null
let loading: Promise<RenderMarkdown> | null = null

/** Loads the Markdown renderer, which is as heavy as the rest of the chat and needed only once there is an answer. */
export function loadMarkdown(): Promise<RenderMarkdown> {
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

export interface AnswerTextProps {
	text: string
	/** What the numbers in the text stand for, in their order. */
	titles: readonly { title: string }[]
	writing: boolean
	/** Called with a number's place in that order when it is pressed. */
	onCite(at: number): void
}

/** Shows the plain text until the renderer is loaded, and if it fails to load. */
export function AnswerText({ text, titles, writing, onCite }: AnswerTextProps) {
	const [render, setRender] = useState<RenderMarkdown | null>(() => loaded)
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
	const content = useMemo<ReactNode>(() => render?.(text, { titles, onCite }), [render, text, titles, onCite])
	return (
		<div dir="auto" className={`${styles.prose} w-full`} aria-busy={writing || undefined}>
			{content ?? <p className="whitespace-pre-wrap">{text}</p>}
		</div>
	)
}
