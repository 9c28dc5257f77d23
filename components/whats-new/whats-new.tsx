import Link from "next/link"
import type { ReactNode } from "react"
import { chatbotTabHref, waitingHref } from "@/components/chatbot-dashboard/chatbot-tabs"
import { WaitingLine } from "@/components/chatbot-dashboard/live/waiting-line"
import { listHref } from "@/components/testimonials-dashboard/list-search"
import { classNames } from "@/components/ui/class-names"
import { LocalTime } from "@/components/ui/local-time"
import type { Tenant } from "@/lib/client/contract"
import type { WhatsNew as LoadedNews } from "@/lib/whats-new/loaders"
import { nextStep } from "@/lib/whats-new/next-step"
import type { News, WaitingWork } from "@/lib/whats-new/queries"
import { whatsNewWords } from "./whats-new-words"

type TenantOfNews = Pick<Tenant, "tenant_slug" | "is_active" | "video_testimonials_enabled" | "chatbot_enabled">

export interface WhatsNewProps {
	loaded: LoadedNews
	tenant: TenantOfNews
	base: string
	/** The admin may only look, so nothing is theirs to do. */
	readOnly?: boolean
}

interface Target {
	text: string
	href: string
}

const NEWS_OF_VIDEOS = ["testimonials"] as const
const NEWS_OF_CHATBOT = ["conversations", "leads", "quizResults"] as const
const WAITING_OF_VIDEOS = ["pending", "unsorted"] as const
const WAITING_OF_CHATBOT = ["unanswered"] as const
const WAITING_OF_BUSINESS = ["failedMails", "webhooksOff"] as const

/** Answers the owner's question: who waits right now, what came in while I was away, and what waits for me? */
export function WhatsNew({ loaded: { since, news, open, visitors }, tenant, base, readOnly = false }: WhatsNewProps) {
	if (!tenant.is_active) return null
	const { video_testimonials_enabled: hasVideos, chatbot_enabled: hasChatbot } = tenant
	const came = [...(hasVideos ? NEWS_OF_VIDEOS : []), ...(hasChatbot ? NEWS_OF_CHATBOT : [])]
		.filter((kind) => news[kind] > 0)
		.map((kind) => ({ text: whatsNewWords.news(kind, news[kind]), href: newsHref(kind, tenant, base) }))
	const waits = [
		...(hasVideos ? WAITING_OF_VIDEOS : []),
		...(hasChatbot ? WAITING_OF_CHATBOT : []),
		...WAITING_OF_BUSINESS,
	]
		.filter((kind) => !readOnly && open.waiting[kind] > 0)
		.map((kind) => ({
			text: whatsNewWords.waits(kind, open.waiting[kind]),
			href: waitingWorkHref(kind, tenant, base),
		}))
	const step =
		readOnly || waits.length > 0 || (since && came.length > 0) ? null : stepTarget(nextStep(open, tenant), tenant, base)
	return (
		<>
			{hasChatbot && <WaitingLine className="pt-4" initial={visitors} href={waitingHref(tenant.tenant_slug)} />}
			{((since && came.length > 0) || waits.length > 0 || step) && (
				<section
					aria-label={whatsNewWords.title}
					className="flex flex-wrap gap-x-10 border-b border-line py-2 text-ink-muted pointer-coarse:py-0.5"
				>
					{since && came.length > 0 && (
						<Line targets={came} looks="text-ink">
							{whatsNewWords.newSince} <LocalTime iso={since} />
						</Line>
					)}
					{waits.length > 0 && (
						<Line targets={waits} looks="text-warning">
							{whatsNewWords.waiting}
						</Line>
					)}
					{step && (
						<p className="flex items-center gap-1.5">
							{whatsNewWords.nextStep}
							<Link
								href={step.href}
								className="flex min-h-8 items-center gap-1.5 rounded-control font-medium text-accent-text hover:underline hover:underline-offset-4 pointer-coarse:min-h-10"
							>
								{step.text}
								<span aria-hidden="true">→</span>
							</Link>
						</p>
					)}
				</section>
			)}
		</>
	)
}

function Line({ targets, looks, children }: { targets: Target[]; looks: string; children: ReactNode }) {
	return (
		<div className="flex flex-wrap items-center gap-x-5">
			<p className="pointer-coarse:pt-2 max-sm:w-full">{children}</p>
			<ul className="flex flex-wrap gap-x-5">
				{targets.map(({ text, href }) => (
					<li key={href}>
						<Link
							href={href}
							className={classNames(
								"flex min-h-8 min-w-10 items-center rounded-control font-medium underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink pointer-coarse:min-h-10",
								looks,
							)}
						>
							{text}
						</Link>
					</li>
				))}
			</ul>
		</div>
	)
}

function newsHref(kind: keyof News, { tenant_slug }: TenantOfNews, base: string): string {
	if (kind === "testimonials") return listHref(base, { status: "pending" })
	return chatbotTabHref(tenant_slug, kind === "quizResults" ? "quizzes" : kind)
}

function waitingWorkHref(kind: keyof WaitingWork, { tenant_slug }: TenantOfNews, base: string): string {
	switch (kind) {
		case "pending":
		case "unsorted":
			return listHref(base, { status: kind })
		case "unanswered":
			return chatbotTabHref(tenant_slug, kind)
		case "failedMails":
			return `${base}?tab=settings&section=email`
		case "webhooksOff":
			return `${base}?tab=settings&section=integrations`
	}
}

function stepTarget(step: ReturnType<typeof nextStep>, { tenant_slug }: TenantOfNews, base: string): Target | null {
	if (step === "share") return { text: whatsNewWords.shareApproved, href: listHref(base, { status: "approved" }) }
	if (step === "teach") return { text: whatsNewWords.addKnowledge, href: chatbotTabHref(tenant_slug, "knowledge") }
	return null
}
