import Link from "next/link"
import { SectionHeader } from "@/components/forms/section-header"
import { Snippet } from "@/components/forms/snippet"
import type { EmbedCode } from "@/lib/chatbot/settings/loaders"
import { embedWords } from "../chatbot-words"
import { PlaceSketch } from "./place-sketch"

export interface EmbedTabProps {
	embed: EmbedCode
	title?: string
	sitesHref: string
}

/** Answers the admin's question: what do I paste where, and what will my visitors see? */
export function EmbedTab({ embed, title, sitesHref }: EmbedTabProps) {
	const { frame, launcher, primary_color: color, allowed_origins: sites, other_labels: labels } = embed
	return (
		<div className="flex flex-col gap-8">
			{title && <SectionHeader title={title} />}
			<p className="max-w-prose text-ink-muted">
				{embedWords.pasteBefore}
				<code className="text-ink">{embedWords.bodyEnd}</code>
				{embedWords.pasteAfter}
				{sites.length === 0 ? embedWords.everySite : embedWords.onlySites(sites)}
				<Link href={sitesHref} className="text-accent-text underline decoration-1 underline-offset-4">
					{sites.length === 0 ? embedWords.limitSites : embedWords.changeSites}
				</Link>
				{sites.length > 0 && embedWords.otherSites}
			</p>
			<section className="grid gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="flex min-w-0 flex-col gap-4">
					<SectionHeader level={title ? 3 : 2} title={embedWords.launcherTitle} about={embedWords.launcherAbout} />
					<Snippet label={embedWords.launcherCode} code={launcher} />
					{labels.length > 0 && <p className="text-ink-muted">{embedWords.inOtherLanguages(labels)}</p>}
				</div>
				<div className="max-md:order-first md:pt-1">
					<PlaceSketch shape="closed" color={color} />
				</div>
			</section>
			<section className="grid gap-x-10 gap-y-5 border-t border-line pt-8 md:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="flex min-w-0 flex-col gap-4">
					<SectionHeader level={title ? 3 : 2} title={embedWords.frameTitle} about={embedWords.frameAbout} />
					<Snippet label={embedWords.frameCode} code={frame} />
				</div>
				<div className="max-md:order-first md:pt-1">
					<PlaceSketch shape="open" color={color} />
				</div>
			</section>
		</div>
	)
}
