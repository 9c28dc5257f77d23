import type { ReactNode } from "react"
import { LineIcon } from "@/components/ui/line-icon"
import { useWaiting } from "@/components/ui/use-hydrated"
import { t } from "@/lib/languages/t"
import * as writingWords from "./writing-words"

export interface KindChoiceProps {
	writing: boolean
	/** While a video is recorded or something is sent, the choice must not change. */
	locked: boolean
	onChoose(writing: boolean): void
}

/** Video or text, offered alike: neither is the lesser testimonial. */
export function KindChoice({ writing, locked, onChoose }: KindChoiceProps) {
	return (
		<fieldset className="grid min-w-0 grid-cols-2 gap-3">
			<legend className="sr-only">{t(writingWords.how)}</legend>
			<Kind
				chosen={!writing}
				locked={locked}
				onChoose={() => onChoose(false)}
				label={t(writingWords.recordVideo)}
				icon={
					<>
						<path d="m16 13 5.22 3.48a.5.5 0 0 0 .78-.42V7.87a.5.5 0 0 0-.75-.43L16 10.5" />
						<rect x="2" y="6" width="14" height="12" rx="2" />
					</>
				}
			/>
			<Kind
				chosen={writing}
				locked={locked}
				onChoose={() => onChoose(true)}
				label={t(writingWords.writeInstead)}
				icon={
					<path d="M12 20h9M16.376 3.622a1 1 0 0 1 3.002 3.002L7.368 18.635a2 2 0 0 1-.855.506l-2.872.838a.5.5 0 0 1-.62-.62l.838-2.872a2 2 0 0 1 .506-.854z" />
				}
			/>
		</fieldset>
	)
}

interface KindProps {
	chosen: boolean
	locked: boolean
	onChoose(): void
	label: string
	icon: ReactNode
}

function Kind({ chosen, locked, onChoose, label, icon }: KindProps) {
	const waiting = useWaiting(locked)
	return (
		<button
			type="button"
			aria-pressed={chosen}
			{...waiting}
			onClick={onChoose}
			className="flex min-h-14 items-center justify-center gap-2 rounded-control border border-line-strong bg-surface px-2 py-2 text-base text-ink transition-colors hover:border-ink-muted not-data-asleep:disabled:opacity-60 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:shadow-[inset_0_0_0_1px_var(--accent)]"
		>
			<LineIcon size={20}>{icon}</LineIcon>
			{label}
		</button>
	)
}
