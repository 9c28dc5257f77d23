import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import { toastError } from "@/components/forms/toast-error"
import { Button } from "@/components/ui/button"
import { useWaiting } from "@/components/ui/use-hydrated"
import { ApiError } from "@/lib/client/api"
import type { TestQuestion } from "@/lib/client/contract"
import { testQuestionWords } from "./test-words"

export interface SaveTestButtonProps {
	question: string
	readOnly: boolean
	testsHref: string
	isAside?: boolean
	/** Throws ApiError. */
	save(): Promise<TestQuestion>
}

export function SaveTestButton({ question, readOnly, testsHref, isAside = false, save }: SaveTestButtonProps) {
	const router = useRouter()
	const [state, setState] = useState<"busy" | "saved" | null>(null)

	async function press(): Promise<void> {
		setState("busy")
		const action = { label: testQuestionWords.see, onClick: () => router.push(testsHref) }
		try {
			const { source } = await save()
			toast.success(testQuestionWords.savedAsTest, {
				description: source ? testQuestionWords.savedFrom(source.title) : testQuestionWords.savedUndecided,
				action,
			})
			setState("saved")
		} catch (error) {
			const isKnown = error instanceof ApiError && error.status === 409
			if (isKnown) toast(testQuestionWords.isTestAlready, { action })
			else toastError(testQuestionWords.saveFailed, error)
			setState(isKnown ? "saved" : null)
		}
	}

	const label = (
		<>
			{state === "saved" ? testQuestionWords.savedAsTest : testQuestionWords.saveAsTest}
			<span className="sr-only"> {question}</span>
		</>
	)
	const disabled = readOnly || state === "saved"
	const waiting = useWaiting(disabled || state === "busy", true)
	if (isAside) {
		return (
			<button
				{...waiting}
				type="button"
				aria-busy={state === "busy" || undefined}
				className="rounded-control underline decoration-line-strong underline-offset-4 hover:text-ink disabled:no-underline pointer-coarse:min-h-11"
				onClick={() => void press()}
			>
				{label}
			</button>
		)
	}
	return (
		<Button size="sm" variant="quiet" busy={state === "busy"} disabled={disabled} onClick={() => void press()}>
			{label}
		</Button>
	)
}
