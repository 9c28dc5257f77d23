import type { ReactNode } from "react"
import { SectionHeader } from "@/components/forms/section-header"
import type { SettingsAccess } from "@/components/forms/settings-access"
import type { LoadedUsage } from "@/lib/chatbot/usage/loaders"
import { chatbotSettingsWords, usageWords } from "../chatbot-words"
import { BudgetForm } from "./budget-form"
import { money } from "./money"
import { UsageChart } from "./usage-chart"

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const figure = (amount: number) => amount.toLocaleString("en-US")

/** Answers the admin's question: what does the chatbot cost me, and can the cost run away? */
export function UsageSection({ usage, access }: { usage: LoadedUsage; access: SettingsAccess }) {
	const { days, daily_token_budget: budget, used_today, own_budget } = usage
	const share = budget === 0 ? 1 : Math.min(1, used_today / budget)
	return (
		<section aria-label={chatbotSettingsWords.usageTitle} className="flex max-w-3xl flex-col gap-8">
			<SectionHeader title={chatbotSettingsWords.usageTitle} about={usageWords.sectionAbout} />
			<dl className="grid grid-cols-3 gap-x-6 gap-y-4">
				<Figure label={usageWords.cost}>{money(sum(days.map(({ cost_usd }) => cost_usd)))}</Figure>
				<Figure label={usageWords.tokens}>
					{figure(sum(days.map(({ prompt_tokens, completion_tokens }) => prompt_tokens + completion_tokens)))}
				</Figure>
				<Figure label={usageWords.answers}>{figure(sum(days.map(({ answers }) => answers)))}</Figure>
			</dl>
			<UsageChart days={days} />
			<div className="flex flex-col gap-3">
				<SectionHeader level={3} title={usageWords.today} about={usageWords.todayAbout} />
				<p className="tabular-nums">
					<span className="text-lg font-medium">{figure(used_today)}</span>{" "}
					<span className="text-ink-muted">{usageWords.ofTokens(figure(budget))}</span>
				</p>
				<div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
					<div
						className={`h-full rounded-full ${share >= 0.9 ? "bg-warning" : "bg-accent"}`}
						style={{ width: `${share * 100}%` }}
					/>
				</div>
				{access.isPlatformAdmin && <BudgetForm access={access} own={own_budget} inEffect={budget} />}
			</div>
		</section>
	)
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="flex flex-col-reverse">
			<dt className="text-ink-muted">{label}</dt>
			<dd className="text-lg font-medium tabular-nums sm:text-xl">{children}</dd>
		</div>
	)
}
