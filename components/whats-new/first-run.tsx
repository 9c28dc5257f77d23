import Link from "next/link"
import type { ReactNode } from "react"
import { chatbotTabHref } from "@/components/chatbot-dashboard/chatbot-tabs"
import { importHref } from "@/components/import/import-address"
import { TENANT_TABS, tabHref } from "@/components/layout/dashboard-tabs"
import { Glyph } from "@/components/ui/glyph"
import type { Tenant } from "@/lib/client/contract"
import { whatsNewWords } from "./whats-new-words"

export interface FirstRunProps {
	tenant: Pick<Tenant, "tenant_slug" | "page_url" | "logo_url" | "brand_color" | "chatbot_enabled">
	base: string
	/** The chatbot has something to answer from. Null if that could not be read. */
	hasKnowledge: boolean | null
}

interface Step {
	title: string
	about: string
	href: string
	isDone?: boolean
	isOutside?: boolean
}

export function FirstRun({ tenant, base, hasKnowledge }: FirstRunProps) {
	const { tenant_slug, page_url, logo_url, brand_color, chatbot_enabled } = tenant
	const steps: Step[] = [
		{
			title: whatsNewWords.makeYours,
			about: whatsNewWords.makeYoursAbout,
			href: `${tabHref(base, TENANT_TABS, "settings")}&section=page`,
			isDone: logo_url !== null || brand_color !== null,
		},
		{ title: whatsNewWords.tryIt, about: whatsNewWords.tryItAbout, href: page_url, isOutside: true },
		{
			title: whatsNewWords.inviteFirst,
			about: whatsNewWords.inviteFirstAbout,
			href: tabHref(base, TENANT_TABS, "collect"),
		},
		{ title: whatsNewWords.bringOthers, about: whatsNewWords.bringOthersAbout, href: importHref(tenant_slug) },
	]
	if (chatbot_enabled && hasKnowledge !== null) {
		const href = chatbotTabHref(tenant_slug, "knowledge")
		steps.push({ title: whatsNewWords.teach, about: whatsNewWords.teachAbout, href, isDone: hasKnowledge })
	}
	return (
		<ol aria-label={whatsNewWords.firstSteps} className="mx-auto max-w-xl divide-y divide-line border-y border-line">
			{steps.map((step, index) => (
				<li key={step.title}>
					<StepLink {...step}>
						<span
							aria-hidden="true"
							className="flex size-7 shrink-0 items-center justify-center rounded-full border border-line-strong text-xs font-medium text-ink-muted"
						>
							{step.isDone ? <Glyph name="check" className="text-success" /> : index + 1}
						</span>
						<span className="min-w-0 flex-1">
							<span className="block font-medium text-ink group-hover:underline">
								{step.isDone && <span className="sr-only">{whatsNewWords.done}</span>}
								{step.title}
								{step.isOutside && <span className="sr-only">{whatsNewWords.newTab}</span>}
							</span>
							<span className="block text-ink-muted">{step.about}</span>
						</span>
						<Glyph name={step.isOutside ? "external" : "arrow-right"} className="text-ink-muted" />
					</StepLink>
				</li>
			))}
		</ol>
	)
}

function StepLink({ href, isOutside, children }: Step & { children: ReactNode }) {
	const look = "group flex items-center gap-4 rounded-control px-1 py-3"
	return isOutside ? (
		<a href={href} target="_blank" rel="noopener" className={look}>
			{children}
		</a>
	) : (
		<Link href={href} prefetch={false} className={look}>
			{children}
		</Link>
	)
}
