import Link from "next/link"
import type { ReactNode } from "react"
import { SectionHeader } from "@/components/forms/section-header"
import type { SettingsAccess } from "@/components/forms/settings-access"
import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import type { ChatbotOverview } from "@/lib/chatbot/overview/loaders"
import { chatbotTabHref, embedHref, waitingHref } from "../chatbot-tabs"
import { chatbotSettingsWords, chatbotWords, overviewWords } from "../chatbot-words"
import { WaitingLine } from "../live/waiting-line"
import { money } from "../settings/money"
import { SettingsNotices } from "../settings/settings-notices"

export interface ChatbotOverviewTabProps {
	overview: ChatbotOverview
	tenantSlug: string
	access: Pick<SettingsAccess, "isPlatformAdmin" | "readOnly">
}

const figure = (amount: number) => amount.toLocaleString("en-US")

/** Answers the admin's question: is the chatbot talking to people, and does it need me? */
export function ChatbotOverviewTab({ overview, tenantSlug, access }: ChatbotOverviewTabProps) {
	const { figures, answer, usage, waiting } = overview
	const { chatbot_settings: settings, models } = answer
	const href = (tab: Parameters<typeof chatbotTabHref>[1]) => chatbotTabHref(tenantSlug, tab)
	const model = models.find((known) => known.model === settings.ai_model)
	const cost = usage.days.reduce((sum, { cost_usd }) => sum + cost_usd, 0)
	const hasKnowledge = figures.sources > 0
	return (
		<div className="flex flex-col gap-6 pt-5">
			<WaitingLine initial={waiting} href={waitingHref(tenantSlug)} />
			<nav aria-label={overviewWords.figures} className="grid grid-cols-2 border-line sm:flex sm:flex-wrap sm:gap-x-10">
				<Figure href={href("conversations")} label={chatbotWords.conversations} value={figures.conversations}>
					{overviewWords.inSevenDays(figure(figures.recentConversations))}
				</Figure>
				<Figure href={href("leads")} label={chatbotWords.leads} value={figures.leads}>
					{overviewWords.leftAnAddress}
				</Figure>
				<Figure
					href={href("unanswered")}
					label={chatbotWords.unanswered}
					value={figures.unanswered}
					warn={figures.unanswered > 0}
				>
					{figures.unanswered > 0 ? overviewWords.waiting : overviewWords.allCaughtUp}
				</Figure>
				<Figure href={href("knowledge")} label={chatbotWords.knowledge} value={figures.sources} warn={!hasKnowledge}>
					{hasKnowledge ? overviewWords.sourcesInUse : overviewWords.noKnowledgeYet}
				</Figure>
			</nav>
			<SettingsNotices answer={answer} isPlatformAdmin={access.isPlatformAdmin} knowledgeHref={href("knowledge")} />
			<section className="flex flex-col gap-4 border-t border-line pt-6">
				<SectionHeader title={settings.chatbot_name} about={settings.chatbot_description} />
				<p className="text-ink-muted">
					{/* The notice above says that no model answers. */}
					{!answer.built_in_responder && (
						<>
							{model
								? overviewWords.modelBy(
										model.label,
										chatbotSettingsWords.providerLabels[model.provider] ?? model.provider,
									)
								: settings.ai_model}
							{" · "}
						</>
					)}
					<Link
						href={`${href("settings")}&section=usage`}
						className="text-accent-text underline decoration-1 underline-offset-4"
					>
						{overviewWords.inThirtyDays(money(cost))}
					</Link>
					{" · "}
					{overviewWords.tokensToday(figure(usage.used_today), figure(usage.daily_token_budget))}
				</p>
				<div className="flex flex-wrap gap-2">
					{/* On a website it would answer nothing yet, so its code is the step after this one. */}
					{!hasKnowledge && access.readOnly === null && (
						<Link href={href("knowledge")} className={buttonClass({ variant: "primary" })}>
							{overviewWords.addKnowledge}
						</Link>
					)}
					<Link
						href={embedHref(tenantSlug)}
						className={buttonClass({ variant: hasKnowledge ? "primary" : "secondary" })}
					>
						{chatbotWords.embedCode}
					</Link>
					<Link href={href("settings")} className={buttonClass({ variant: "secondary" })}>
						{chatbotWords.chatbotSettings}
					</Link>
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
		<Link href={href} className="group flex flex-col rounded-control py-2.5 pe-2">
			<data value={value} className={classNames("text-xl font-medium", warn ? "text-warning" : "text-ink")}>
				{figure(value)}
			</data>
			<span className="font-medium text-ink group-hover:underline">{label}</span>
			<span className="text-ink-muted">{children}</span>
		</Link>
	)
}
