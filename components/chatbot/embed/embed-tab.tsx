import Link from "next/link"
import { SectionHeader } from "@/components/settings/section-header"
import type { EmbedCode } from "@/lib/chatbot/loaders"
import { PlaceSketch } from "./place-sketch"
import { Snippet } from "./snippet"

export interface EmbedTabProps {
	embed: EmbedCode
	/** Where the admin chooses the sites. */
	sitesHref: string
}

/** Answers the admin's question: what do I paste where, and what will my visitors see? */
export function EmbedTab({ embed, sitesHref }: EmbedTabProps) {
	const { frame, launcher, primary_color: color, allowed_origins: sites } = embed
	return (
		<div className="flex flex-col gap-10 pt-6 lg:pt-8">
			<p className="max-w-prose text-ink-muted">
				Paste one of the two before <code className="text-ink">&lt;/body&gt;</code> of your page.{" "}
				{sites.length === 0 ? "Every site may show your chat." : `Only ${sites.join(", ")} may show your chat.`}{" "}
				<Link href={sitesHref} className="text-accent-text underline decoration-1 underline-offset-4">
					{sites.length === 0 ? "Limit it to your own sites" : "Change the allowed sites"}
				</Link>
				{sites.length > 0 && ". On any other, a visitor sees the browser’s error in its place."}
			</p>
			<section className="grid gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="flex min-w-0 flex-col gap-4">
					<SectionHeader
						title="Launcher"
						about="A button in the corner that opens the chat; nothing heavy is loaded before the first click. It keeps the color that it was copied with."
					/>
					<Snippet label="launcher code" code={launcher} />
				</div>
				<div className="max-md:order-first md:pt-1">
					<PlaceSketch shape="closed" color={color} />
				</div>
			</section>
			<section className="grid gap-x-10 gap-y-5 border-t border-line pt-8 md:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="flex min-w-0 flex-col gap-4">
					<SectionHeader
						title="Frame"
						about="The chat as a window that is always open, 400 by 600 pixels. On phones use the launcher: the frame is wider than their screens and cannot be closed."
					/>
					<Snippet label="frame code" code={frame} />
				</div>
				<div className="max-md:order-first md:pt-1">
					<PlaceSketch shape="open" color={color} />
				</div>
			</section>
		</div>
	)
}
