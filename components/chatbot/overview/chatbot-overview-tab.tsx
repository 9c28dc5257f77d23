import Link from "next/link"
import type { ReactNode } from "react"
import { SectionHeader } from "@/components/settings/section-header"
import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import type { ChatbotOverview } from "@/lib/chatbot/overview/loaders"
import { ChatLink } from "../chat-link"
import { chatbotTabHref } from "../chatbot-tabs"
import { PROVIDER_LABELS } from "../chatbot-texts"
import { money } from "../settings/money"
import { SettingsNotices } from "../settings/settings-notices"

export interface ChatbotOverviewTabProps {
	overview: ChatbotOverview
	tenantSlug: string
	isPlatformAdmin: boolean
}

const figure = (amount: number) => amount.toLocaleString("en-US")

/**
 * Answers the admin's question: is the chatbot talking to people, and does it need me? Each number links to its list.
 */
export function ChatbotOverviewTab({ overview, tenantSlug, isPlatformAdmin }: ChatbotOverviewTabProps) {
	const { figures, answer, usage } = overview
	const { chatbot_settings: settings, models } = answer
	const href = (tab: Parameters<typeof chatbotTabHref>[1]) => chatbotTabHref(tenantSlug, tab)
	const model = models.find((known) => known.model === settings.ai_model)
	const cost = usage.days.reduce((sum, { cost_usd }) => sum + cost_usd, 0)
	return (
		<div className="flex flex-col gap-6 pt-5">
			<nav aria-label="Chatbot figures" className="grid grid-cols-2 border-line sm:flex sm:flex-wrap sm:gap-x-10">
				<Figure href={href("conversations")} label="Conversations" value={figures.conversations}>
					{figure(figures.recentConversations)} in 7 days
				</Figure>
				<Figure href={href("leads")} label="Leads" value={figures.leads}>
					left an address
				</Figure>
				<Figure href={href("unanswered")} label="Unanswered" value={figures.unanswered} warn={figures.unanswered > 0}>
					{figures.unanswered > 0 ? "wait for your answer" : "nothing to do"}
				</Figure>
				<Figure href={href("knowledge")} label="Knowledge" value={figures.sources} warn={figures.sources === 0}>
					{figures.sources === 0 ? "it knows nothing yet" : "sources in use"}
				</Figure>
			</nav>
			<SettingsNotices answer={answer} isPlatformAdmin={isPlatformAdmin} knowledgeHref={href("knowledge")} />
			<section className="flex flex-col gap-4 border-t border-line pt-6">
				<SectionHeader title={settings.chatbot_name} about={settings.chatbot_description} />
				<p className="text-ink-muted">
					{model ? `${model.label} by ${PROVIDER_LABELS[model.provider] ?? model.provider}` : settings.ai_model}
					{" · "}
					<Link
						href={`${href("settings")}&section=usage`}
						className="text-accent-text underline decoration-1 underline-offset-4"
					>
						{money(cost)} in the last 30 days
					</Link>
					{" · "}
					{figure(usage.used_today)} of {figure(usage.daily_token_budget)} tokens today
				</p>
				<div className="flex flex-wrap gap-2">
					<Link href={href("settings")} className={buttonClass({ variant: "primary" })}>
						Chatbot Settings
					</Link>
					<Link href={href("embed")} className={buttonClass({ variant: "secondary" })}>
						Embed Code
					</Link>
					<Link href={href("quizzes")} className={buttonClass({ variant: "secondary" })}>
						Quiz Builder
					</Link>
					<ChatLink tenantSlug={tenantSlug} />
				</div>
			</section>
		</div>
	)
}

interface FigureProps {
	href: string
	label: string
	value: number
	warn?: boolean
	children: ReactNode
}

function Figure({ href, label, value, warn = false, children }: FigureProps) {
	return (
		<Link href={href} className="group flex flex-col rounded-control py-2.5 pr-2">
			<data value={value} className={classNames("text-xl font-medium", warn ? "text-warning" : "text-ink")}>
				{figure(value)}
			</data>
			<span className="font-medium text-ink group-hover:underline">{label}</span>
			<span className="text-ink-muted">{children}</span>
		</Link>
	)
}
