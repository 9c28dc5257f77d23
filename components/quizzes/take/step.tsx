import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from "react"
import { classNames } from "@/components/ui/class-names"
import { Notice } from "@/components/ui/notice"
import { useHydrated } from "@/components/ui/use-hydrated"
import { isSecondPress } from "./is-second-press"
import { useStepPlace } from "./step-place"
import { useQuizKeys } from "./use-quiz-keys"

export interface StepProps {
	position?: ReactNode
	children: ReactNode
	/** Buttons of the bar: within the thumb's reach on a phone, below the answers on a desktop, in a chat, and in a frame. */
	actions: ReactNode
	failure: string | null
	busy: boolean
	onSubmit(form: HTMLFormElement): void
}

export function Step({ position, children, actions, failure, busy, onSubmit }: StepProps) {
	const { name: place } = useStepPlace()
	const inChat = place === "chat"
	const onPage = place === "page"
	const form = useRef<HTMLFormElement>(null)
	const isScriptRunning = useHydrated()
	// What the server drew has been in view for as long as the script took to come.
	const [arrivedAt] = useState(() => (isScriptRunning ? performance.now() : -Infinity))
	useQuizKeys(form, inChat)

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault()
		if (!busy) onSubmit(event.currentTarget)
	}

	function stopSecondPress(event: MouseEvent<HTMLFormElement>): void {
		const { target, nativeEvent } = event
		if (!(target instanceof Element) || !target.closest("button, [type=radio]")) return
		if (!isSecondPress(nativeEvent as PointerEvent, arrivedAt)) return
		event.preventDefault()
		event.stopPropagation()
	}

	const content = (
		<>
			{position}
			{children}
			{failure && <Notice tone="danger" role="alert" title={failure} />}
		</>
	)
	const events = { onSubmit: submit, onClickCapture: stopSecondPress, onMouseDownCapture: stopSecondPress }
	if (inChat) {
		return (
			<form ref={form} noValidate {...events} className="flex min-w-0 animate-appear flex-col gap-4">
				{content}
				<div className="flex flex-wrap items-center gap-2">{actions}</div>
			</form>
		)
	}
	return (
		<form
			ref={form}
			noValidate
			{...events}
			className={classNames("flex flex-col", onPage && "flex-1 md:justify-center md:pb-[12vh]")}
		>
			<div
				className={classNames(
					"mx-auto flex w-full max-w-180 animate-appear flex-col gap-6 px-5 md:gap-8 md:px-10 md:pb-8",
					onPage ? "flex-1 pt-8 pb-28 md:flex-none" : "pt-6 pb-4 md:pt-8",
				)}
			>
				{content}
			</div>
			<div
				className={classNames(
					onPage && "sticky bottom-0 border-t border-line bg-area pb-[env(safe-area-inset-bottom)]",
					onPage && "md:static md:border-0 md:bg-transparent",
				)}
			>
				<div
					className={classNames(
						"mx-auto flex w-full max-w-180 flex-wrap items-center gap-2 px-5 md:gap-3 md:px-10",
						onPage ? "py-3 md:py-0" : "pb-6 md:pb-8",
					)}
				>
					{actions}
				</div>
			</div>
		</form>
	)
}
