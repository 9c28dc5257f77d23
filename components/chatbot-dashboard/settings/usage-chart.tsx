import type { ChatUsageDay } from "@/lib/client/contract"
import { usageWords } from "../chatbot-words"
import { money } from "./money"

const DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" })
const dayName = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`))
const tokensOf = (day: ChatUsageDay) => day.prompt_tokens + day.completion_tokens

export function UsageChart({ days }: { days: ChatUsageDay[] }) {
	const highest = Math.max(...days.map(tokensOf), 1)
	const used = days.filter(({ answers }) => answers > 0).reverse()
	const first = days[0]
	return (
		<figure className="flex flex-col gap-2">
			<div aria-hidden="true" className="flex h-24 items-end gap-[2px] border-b border-line">
				{days.map((day) => (
					<div
						key={day.day}
						className="flex h-full flex-1 items-end"
						title={usageWords.dayTitle(dayName(day.day), tokensOf(day).toLocaleString("en-US"), money(day.cost_usd))}
					>
						<div
							className="w-full rounded-t-[2px] bg-accent/70"
							style={{ height: tokensOf(day) === 0 ? 0 : `max(2px, ${(tokensOf(day) / highest) * 100}%)` }}
						/>
					</div>
				))}
			</div>
			<figcaption className="flex justify-between text-xs text-ink-muted">
				<span>{first && dayName(first.day)}</span>
				<span>{usageWords.tokensADay}</span>
				<span>{usageWords.today}</span>
			</figcaption>
			{used.length > 0 && (
				<details className="mt-2">
					<summary className="w-fit rounded-control text-ink-muted hover:text-ink pointer-coarse:py-3">
						{usageWords.dayByDay}
					</summary>
					<table className="mt-2 w-full border-collapse">
						<thead>
							<tr className="border-b border-line text-start text-xs text-ink-muted">
								<th scope="col" className="py-2 pe-4 font-normal">
									{usageWords.columnDay}
								</th>
								<th scope="col" className="py-2 pe-4 text-end font-normal">
									{usageWords.answers}
								</th>
								<th scope="col" className="py-2 pe-4 text-end font-normal">
									{usageWords.tokens}
								</th>
								<th scope="col" className="py-2 text-end font-normal">
									{usageWords.cost}
								</th>
							</tr>
						</thead>
						<tbody>
							{used.map((day) => (
								<tr key={day.day} className="border-b border-line">
									<th scope="row" className="py-2 pe-4 text-start font-normal">
										{dayName(day.day)}
									</th>
									<td className="py-2 pe-4 text-end">{day.answers.toLocaleString("en-US")}</td>
									<td className="py-2 pe-4 text-end">{tokensOf(day).toLocaleString("en-US")}</td>
									<td className="py-2 text-end">{money(day.cost_usd)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</details>
			)}
		</figure>
	)
}
