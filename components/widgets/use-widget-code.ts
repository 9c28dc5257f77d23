import { useRouter } from "next/navigation"
import { useEffect, useState } from "react"
import { toast } from "sonner"
import { copyText } from "@/components/forms/copy-text"
import { call } from "@/lib/client/api"
import type { Widget, WidgetView } from "@/lib/client/contract"
import { measureRoom, usualRoom } from "./reserved-room"
import { widgetSnippet } from "./widget-snippet"
import { widgetWords } from "./widget-words"

export interface CodeOf {
	appUrl: string
	link: string
}

interface Options extends CodeOf {
	href: string
	/** False asks for nothing, and the code keeps the kind's usual room free. */
	previewed: boolean
}

/** What visitors see of a saved widget, null without any testimonial, and its code to copy. */
export function useWidgetCode(widget: Widget, { href, previewed, ...of }: Options) {
	const router = useRouter()
	const [view, setView] = useState<WidgetView | null>(null)
	const { id, kind, name, updated_at } = widget

	// biome-ignore lint/correctness/useExhaustiveDependencies: again for each version.
	useEffect(() => {
		if (!previewed) return
		let current = true
		call("GET /api/widget/{id}", { params: { id } }).then(
			(found) => current && setView(found.items.length > 0 || found.kind === "badge" ? found : null),
			// While the product is off, visitors see nothing either.
			() => undefined,
		)
		return () => {
			current = false
		}
	}, [id, updated_at, previewed])

	async function copy(): Promise<void> {
		const usual = usualRoom({ kind })
		const room = view ? await measureRoom(view).catch(() => usual) : usual
		if (await copyText(widgetSnippet({ id, room, ...of }))) toast.success(widgetWords.codeCopied, { description: name })
		// Its screen shows the code to select.
		else router.push(href)
	}

	return { view, copy: () => void copy() }
}
