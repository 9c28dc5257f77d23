import { type RefObject, useRef, useState } from "react"
import { secondFactorRefusals } from "@/lib/accounts/second-factor/words"
import { ApiError } from "@/lib/client/api"

export interface CodeForm {
	busy: boolean
	submit(event: { preventDefault(): void; stopPropagation(): void }): Promise<void>
	field: { value: string; error: string | null; onValue(value: string): void; ref: RefObject<HTMLInputElement | null> }
	clear(): void
}

/** A code being typed, and the call that takes it. A refused code stays in the field, selected, with the reason. */
export function useCode(send: (code: string) => Promise<void>, refused: (error: unknown) => void): CodeForm {
	const [value, setValue] = useState("")
	const [error, setError] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const ref = useRef<HTMLInputElement>(null)

	function point(problem: string): void {
		setError(problem)
		ref.current?.focus()
		ref.current?.select()
	}

	async function submit(event: { preventDefault(): void; stopPropagation(): void }): Promise<void> {
		event.preventDefault()
		event.stopPropagation()
		setError(null)
		if (!value.trim()) return point(secondFactorRefusals.codeRequired)
		setBusy(true)
		try {
			await send(value.trim())
		} catch (reason) {
			setBusy(false)
			if (reason instanceof ApiError && reason.errors[0]?.field === "code") point(reason.errors[0].detail)
			else refused(reason)
		}
	}

	function clear(): void {
		setValue("")
		setError(null)
	}

	return { busy, submit, field: { value, error, onValue: setValue, ref }, clear }
}
