import { useEffect, useRef } from "react"
import { Snippet } from "@/components/forms/snippet"
import { Button } from "@/components/ui/button"

export interface ShownOnceProps {
	title: string
	about: string
	label: string
	secret: string
	savedLabel: string
	onSaved(): void
}

/** A secret, shown once. On the page and not in a dialog, which a stray Escape would close. */
export function ShownOnce({ title, about, label, secret, savedLabel, onSaved }: ShownOnceProps) {
	const heading = useRef<HTMLHeadingElement>(null)
	// The form or the button that asked for it is gone.
	useEffect(() => heading.current?.focus(), [])
	return (
		<section className="flex flex-col gap-4 rounded-surface border border-line p-4">
			<div>
				<h4 ref={heading} tabIndex={-1} className="font-medium outline-none">
					{title}
				</h4>
				<p className="mt-1 text-ink-muted">{about}</p>
			</div>
			<Snippet label={label} code={secret} />
			<div>
				<Button variant="primary" onClick={onSaved}>
					{savedLabel}
				</Button>
			</div>
		</section>
	)
}
