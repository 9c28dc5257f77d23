import { useEffect, useState } from "react"
import { SectionHeader } from "@/components/forms/section-header"
import { Snippet } from "@/components/forms/snippet"
import { Disclosure } from "@/components/ui/disclosure"
import type { Widget, WidgetView } from "@/lib/client/contract"
import type { EmbedAddresses } from "@/lib/submissions/widgets/loaders"
import { measureRoom, usualRoom } from "./reserved-room"
import { widgetPolicy, widgetSnippet } from "./widget-snippet"
import { snippetWords } from "./widget-words"

export interface SnippetSectionProps {
	widget: Widget
	/** What visitors see of the saved widget, or null until that is known. */
	view: WidgetView | null
	addresses: EmbedAddresses
	link: string
}

export function SnippetSection({ widget, view, addresses, link }: SnippetSectionProps) {
	const room = useRoom(widget, view)
	return (
		<section className="flex flex-col gap-4">
			<SectionHeader title={snippetWords.addToSite} about={snippetWords.addToSiteAbout} level={3} />
			<Snippet
				label={snippetWords.snippet}
				code={widgetSnippet({ id: widget.id, appUrl: addresses.app_url, link, room })}
			/>
			<div className="border-y border-line">
				<Disclosure summary={snippetWords.whereToPaste}>
					<dl className="flex flex-col gap-2.5">
						{snippetWords.builders.map(({ name, how }) => (
							<div key={name}>
								<dt className="font-medium">{name}</dt>
								<dd className="text-ink-muted">{how}</dd>
							</div>
						))}
					</dl>
				</Disclosure>
				<Disclosure summary={snippetWords.hasPolicy}>
					<p className="mb-3 text-ink-muted">{snippetWords.policyAbout}</p>
					<Snippet label={snippetWords.policy} code={widgetPolicy(addresses)} />
				</Disclosure>
				{view?.language && (
					<Disclosure summary={snippetWords.hasLanguages}>
						<p className="text-ink-muted">
							{snippetWords.languagesAbout}
							<code className="text-ink">{snippetWords.languageExample}</code>.
						</p>
					</Disclosure>
				)}
			</div>
		</section>
	)
}

function useRoom(widget: Widget, view: WidgetView | null) {
	const [room, setRoom] = useState(() => usualRoom(widget))
	useEffect(() => {
		if (!view || (view.items.length === 0 && view.kind !== "badge")) return
		let current = true
		// Without the script, the usual room stays.
		measureRoom(view).then(
			(measured) => current && setRoom(measured),
			() => undefined,
		)
		return () => {
			current = false
		}
	}, [view])
	return room
}
