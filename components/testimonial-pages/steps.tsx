import { LineIcon } from "@/components/ui/line-icon"
import { CHECK } from "@/components/ui/outlines"
import { t } from "@/lib/languages/t"
import * as formWords from "./form-words"

export function Steps({ steps = formWords.steps, current }: { steps?: readonly string[]; current: number }) {
	return (
		<ol aria-label={t(formWords.stepsLabel)} className="flex flex-wrap gap-x-4 gap-y-2 text-sm md:gap-x-6">
			{steps.map((step, at) => (
				<li
					key={step}
					aria-current={at === current ? "step" : undefined}
					className="group flex items-center gap-2 text-ink-muted aria-[current]:font-medium aria-[current]:text-ink"
				>
					<span
						aria-hidden="true"
						className="grid size-6 place-items-center rounded-full border border-line-strong text-xs tabular-nums group-aria-[current]:border-accent group-aria-[current]:bg-accent group-aria-[current]:text-on-accent"
					>
						{at < current ? <LineIcon size={14}>{CHECK}</LineIcon> : at + 1}
					</span>
					{t(step)}
					{at < current && <span className="sr-only">{t(formWords.stepDone)}</span>}
				</li>
			))}
		</ol>
	)
}
