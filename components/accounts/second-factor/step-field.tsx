import { useEffect, useRef } from "react"
import { Button } from "@/components/ui/button"
import { AppCodeField, type CodeFieldProps, RecoveryCodeField } from "./code-field"
import { secondFactorWords } from "./second-factor-words"
import type { Way } from "./use-step"

const NAMES: Record<Way, string> = {
	passkey: secondFactorWords.usePasskeyInstead,
	app: secondFactorWords.useApp,
	recovery: secondFactorWords.useRecoveryCode,
}

export interface StepFieldProps {
	field: CodeFieldProps
	way: Way
	others: readonly Way[]
	choose(way: Way): void
}

/** The field of the chosen way, and the other ways. A passkey has no field: the form's button asks for it. */
export function StepField({ field, way, others, choose }: StepFieldProps) {
	const box = useRef<HTMLDivElement>(null)
	// What was pressed is gone. The field takes the focus, or else the button that asks for the passkey.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each way has a field of its own.
	useEffect(() => {
		const form = box.current?.closest("form")
		form?.querySelector<HTMLElement>("[name=code], [type=submit]")?.focus()
	}, [way])
	return (
		<div ref={box} className="flex flex-col gap-2">
			{way === "app" && <AppCodeField {...field} key="app" />}
			{way === "recovery" && <RecoveryCodeField {...field} key="recovery" />}
			{others.length > 0 && (
				<div className="-mx-3 flex flex-wrap gap-x-1 gap-y-1">
					{others.map((other) => (
						<Button key={other} variant="quiet" size="sm" onClick={() => choose(other)}>
							{NAMES[other]}
						</Button>
					))}
				</div>
			)}
		</div>
	)
}
