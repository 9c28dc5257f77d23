import { type FormEvent, useId, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { TextField } from "@/components/ui/text-field"
import {
	SHARE_ABOUT,
	SHARE_CHOICE_INVALID,
	SHARE_CHOICES,
	SHARE_LABELS,
	SHARE_TYPED_HINT,
} from "@/lib/submissions/dashboard-texts"
import { parseShareChoice } from "./parse-share-choice"
import { ShareResult } from "./share-result"
import { useShare } from "./use-share"

/** Asks where to share: five buttons, or their word typed. */
export function ShareChoices({ id, onShared }: { id: string; onShared: () => void }) {
	const { share, busy, shared, error } = useShare(id, onShared)
	const [typed, setTyped] = useState("")
	const [typedError, setTypedError] = useState<string | null>(null)
	const input = useRef<HTMLInputElement>(null)
	const aboutId = useId()

	function submit(event: FormEvent) {
		event.preventDefault()
		const choice = parseShareChoice(typed)
		setTypedError(choice ? null : SHARE_CHOICE_INVALID)
		if (choice) void share(choice)
		else input.current?.focus()
	}

	return (
		<>
			{error && (
				<Notice tone="danger" role="alert">
					{error}
				</Notice>
			)}
			{/* The three networks in the first row, link and download in the next. */}
			<div className="grid grid-cols-6 gap-2">
				{SHARE_CHOICES.map((choice, index) => {
					const about = SHARE_ABOUT[choice]
					return (
						<div key={choice} className={index < 3 ? "col-span-2" : "col-span-3"}>
							<Button
								wide
								busy={busy === choice}
								disabled={busy !== null}
								aria-describedby={about && `${aboutId}-${choice}`}
								onClick={() => void share(choice)}
							>
								{SHARE_LABELS[choice]}
							</Button>
							{about && (
								<p id={`${aboutId}-${choice}`} className="mt-1 text-center text-xs text-ink-muted">
									{about}
								</p>
							)}
						</div>
					)
				})}
			</div>
			<form onSubmit={submit} className="flex items-start gap-2">
				<div className="min-w-0 flex-1">
					<TextField
						ref={input}
						label="Or type where to"
						hint={SHARE_TYPED_HINT}
						error={typedError}
						value={typed}
						autoCapitalize="none"
						autoComplete="off"
						spellCheck={false}
						onChange={(event) => {
							setTyped(event.target.value)
							setTypedError(null)
						}}
					/>
				</div>
				<div className="mt-6.5">
					<Button type="submit" disabled={busy !== null}>
						Share
					</Button>
				</div>
			</form>
			{shared && <ShareResult shared={shared} />}
		</>
	)
}
