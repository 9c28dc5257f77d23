import { ChevronRight } from "lucide-react"
import { type FormEvent, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { TextField } from "@/components/ui/text-field"
import { dashboardWords, type ShareChoice, shareWords } from "@/lib/submissions/dashboard-words"
import { parseShareChoice } from "./parse-share-choice"

export interface ShareTypedProps {
	disabled: boolean
	onChoice: (choice: ShareChoice) => void
}

/** Folded away, since a press is quicker for most. */
export function ShareTyped({ disabled, onChoice }: ShareTypedProps) {
	const [typed, setTyped] = useState("")
	const [error, setError] = useState<string | null>(null)
	const input = useRef<HTMLInputElement>(null)

	function submit(event: FormEvent) {
		event.preventDefault()
		const choice = parseShareChoice(typed)
		setError(choice ? null : shareWords.choiceInvalid)
		if (choice) onChoice(choice)
		else input.current?.focus()
	}

	return (
		<details className="group">
			<summary className="flex w-fit list-none items-center gap-1.5 rounded-control py-1 text-ink-muted hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
				<ChevronRight aria-hidden size={16} className="transition-transform group-open:rotate-90" />
				{dashboardWords.more}
			</summary>
			<form onSubmit={submit} className="flex items-start gap-2 pt-2">
				<div className="min-w-0 flex-1">
					<TextField
						ref={input}
						label={shareWords.typed}
						hint={shareWords.typedHint}
						error={error}
						value={typed}
						autoCapitalize="none"
						autoComplete="off"
						spellCheck={false}
						onChange={(event) => {
							setTyped(event.target.value)
							setError(null)
						}}
					/>
				</div>
				<div className="mt-6.5">
					<Button type="submit" disabled={disabled}>
						{dashboardWords.share}
					</Button>
				</div>
			</form>
		</details>
	)
}
