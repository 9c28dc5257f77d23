import Link from "next/link"
import { SectionHeader } from "@/components/forms/section-header"
import { Snippet } from "@/components/forms/snippet"
import type { EmbedCode } from "@/lib/chatbot/settings/loaders"
import {
	BODY_END,
	CHANGE_SITES,
	EVERY_SITE,
	FRAME_ABOUT,
	FRAME_CODE,
	FRAME_TITLE,
	LAUNCHER_ABOUT,
	LAUNCHER_CODE,
	LAUNCHER_TITLE,
	LIMIT_SITES,
	OTHER_SITES,
	onlySites,
	PASTE_AFTER,
	PASTE_BEFORE,
} from "../chatbot-texts"
import { PlaceSketch } from "./place-sketch"

export interface EmbedTabProps {
	embed: EmbedCode
	/** The section's heading. None on the platform's screen, whose tab has this name. */
	title?: string
	/** Where the admin chooses the sites. */
	sitesHref: string
}

/** Answers the admin's question: what do I paste where, and what will my visitors see? */
export function EmbedTab({ embed, title, sitesHref }: EmbedTabProps) {
	const { frame, launcher, primary_color: color, allowed_origins: sites } = embed
	return (
		<div className="flex flex-col gap-8">
			{title && <SectionHeader title={title} />}
			<p className="max-w-prose text-ink-muted">
				{PASTE_BEFORE}
				<code className="text-ink">{BODY_END}</code>
				{PASTE_AFTER}
				{sites.length === 0 ? EVERY_SITE : onlySites(sites)}
				<Link href={sitesHref} className="text-accent-text underline decoration-1 underline-offset-4">
					{sites.length === 0 ? LIMIT_SITES : CHANGE_SITES}
				</Link>
				{sites.length > 0 && OTHER_SITES}
			</p>
			<section className="grid gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="flex min-w-0 flex-col gap-4">
					<SectionHeader level={title ? 3 : 2} title={LAUNCHER_TITLE} about={LAUNCHER_ABOUT} />
					<Snippet label={LAUNCHER_CODE} code={launcher} />
				</div>
				<div className="max-md:order-first md:pt-1">
					<PlaceSketch shape="closed" color={color} />
				</div>
			</section>
			<section className="grid gap-x-10 gap-y-5 border-t border-line pt-8 md:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="flex min-w-0 flex-col gap-4">
					<SectionHeader level={title ? 3 : 2} title={FRAME_TITLE} about={FRAME_ABOUT} />
					<Snippet label={FRAME_CODE} code={frame} />
				</div>
				<div className="max-md:order-first md:pt-1">
					<PlaceSketch shape="open" color={color} />
				</div>
			</section>
		</div>
	)
}
