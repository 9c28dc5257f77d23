import { useEffect, useRef } from "react"
import { Snippet } from "@/components/forms/snippet"
import { Button } from "@/components/ui/button"
import { KEY_CREATED, KEY_ONCE, KEY_SAVED, THE_KEY } from "./integrations-texts"

/** The key, shown once. On the page and not in a dialog, which a stray Escape would close. */
export function CreatedKey({ text, onSaved }: { text: string; onSaved(): void }) {
	const title = useRef<HTMLHeadingElement>(null)
	// The form that was sent is gone.
	useEffect(() => title.current?.focus(), [])
	return (
		<section className="flex flex-col gap-4 rounded-surface border border-line p-4">
			<div>
				<h3 ref={title} tabIndex={-1} className="font-medium outline-none">
					{KEY_CREATED}
				</h3>
				<p className="mt-1 text-ink-muted">{KEY_ONCE}</p>
			</div>
			<Snippet label={THE_KEY} code={text} />
			<div>
				<Button variant="primary" onClick={onSaved}>
					{KEY_SAVED}
				</Button>
			</div>
		</section>
	)
}
