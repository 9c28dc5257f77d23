import Link from "next/link"
import { chatbotPath } from "@/components/chatbot-dashboard/chatbot-tabs"
import { listHref } from "@/components/testimonials-dashboard/list-search"
import { LocalTime } from "@/components/ui/local-time"
import type { Tenant } from "@/lib/client/contract"
import type { WhatsNew as LoadedNews } from "@/lib/whats-new/loaders"
import { nextStep } from "@/lib/whats-new/next-step"
import type { News, OpenWork } from "@/lib/whats-new/queries"
import { whatsNewWords } from "./whats-new-words"

type TenantOfNews = Pick<Tenant, "tenant_slug" | "is_active" | "video_testimonials_enabled" | "chatbot_enabled">

export interface WhatsNewProps {
	loaded: LoadedNews
	tenant: TenantOfNews
	/** The Testimonials tab's own address. */
	base: string
	/** The admin may only look, so nothing is theirs to do next. */
	readOnly?: boolean
}

interface Target {
	text: string
	href: string
}

const OF_VIDEOS = ["testimonials"] as const
const OF_CHATBOT = ["conversations", "leads", "unanswered", "quizResults"] as const

/**
 * Answers the owner's first question in one line: what happened while I was away, and what is next? Draws nothing if
 * the answer is nothing. The empty list itself offers the first step, the link to the public page.
 */
export function WhatsNew({ loaded: { since, news, open }, tenant, base, readOnly = false }: WhatsNewProps) {
	if (!tenant.is_active) return null
	const kinds = [
		...(tenant.video_testimonials_enabled ? OF_VIDEOS : []),
		...(tenant.chatbot_enabled ? OF_CHATBOT : []),
	].filter((kind) => news[kind] > 0)
	const step = readOnly ? null : stepTarget(open, tenant, base)
	if (kinds.length === 0 && !step) return null
	return (
		<section
			aria-label={whatsNewWords.title}
			className="flex flex-wrap items-center gap-x-6 border-b border-line py-2 text-ink-muted pointer-coarse:py-0.5"
		>
			{since && kinds.length > 0 && (
				<div className="flex flex-wrap items-center gap-x-5">
					<p className="pointer-coarse:pt-2 max-sm:w-full">
						{whatsNewWords.newSince} <LocalTime iso={since} />
					</p>
					<ul className="flex flex-wrap gap-x-5">
						{kinds.map((kind) => (
							<li key={kind}>
								<Link
									href={hrefOf(kind, tenant, base)}
									className="flex min-h-8 min-w-10 items-center rounded-control font-medium text-ink underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink pointer-coarse:min-h-10"
								>
									{whatsNewWords.text(kind, news[kind])}
								</Link>
							</li>
						))}
					</ul>
				</div>
			)}
			{step && (
				<p className="flex items-center gap-1.5 sm:ml-auto">
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
	)
}

function hrefOf(kind: keyof News, { tenant_slug }: TenantOfNews, base: string): string {
	if (kind === "testimonials") return listHref(base, { status: "pending" })
	const tab = kind === "quizResults" ? "quizzes" : kind
	return `${chatbotPath(tenant_slug)}?tab=${tab}`
}

function stepTarget(open: OpenWork, tenant: TenantOfNews, base: string): Target | null {
	const chatbot = chatbotPath(tenant.tenant_slug)
	switch (nextStep(open, tenant)) {
		case "review":
			return { text: whatsNewWords.reviewPending(open), href: listHref(base, { status: "pending" }) }
		case "sort":
			return { text: whatsNewWords.sortRejected(open), href: listHref(base, { status: "unsorted" }) }
		case "share":
			return { text: whatsNewWords.shareApproved, href: listHref(base, { status: "approved" }) }
		case "teach":
			return { text: whatsNewWords.addKnowledge, href: `${chatbot}?tab=knowledge` }
		case "answer":
			return { text: whatsNewWords.answerOpen(open), href: `${chatbot}?tab=unanswered` }
		default:
			return null
	}
}
