import { CodeXml, Copy, Ellipsis, Trash2 } from "lucide-react"
import Link from "next/link"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { IconButton } from "@/components/ui/icon-button"
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu"
import type { Widget } from "@/lib/client/contract"
import { type CodeOf, useWidgetCode } from "./use-widget-code"
import { shows } from "./widget-facts"
import { WidgetThumb } from "./widget-thumb"
import { widgetWords } from "./widget-words"

export interface WidgetRowProps {
	widget: Widget
	href: string
	code: CodeOf
	previewed: boolean
	/** True if nothing can be changed now. */
	closed: boolean
	/** True if there is no room for a copy. */
	full: boolean
	onDuplicate(): void
	onDelete(): void
}

export function WidgetRow({ widget, href, code, previewed, closed, full, onDuplicate, onDelete }: WidgetRowProps) {
	const { name, kind, allowed_origins: sites } = widget
	const { view, copy } = useWidgetCode(widget, { ...code, href, previewed })
	return (
		<li className="flex items-center gap-4 py-3">
			<WidgetThumb kind={kind} view={view} />
			<div className="min-w-0 flex-1">
				<Link href={href} className="font-medium wrap-anywhere hover:underline pointer-coarse:py-2">
					{name}
				</Link>
				<p className="flex flex-wrap gap-x-3 text-ink-muted">
					<span>{widgetWords.kinds[kind].label}</span>
					<span>{shows(widget)}</span>
					<span className="max-sm:hidden">
						{sites.length === 0 ? widgetWords.onAnySite : widgetWords.onSites(sites)}
					</span>
				</p>
				<div className="mt-2">
					<Button size="sm" aria-label={widgetWords.copyCodeOf(name)} onClick={copy}>
						<CodeXml aria-hidden size={16} />
						{widgetWords.copyCode}
					</Button>
				</div>
			</div>
			<Menu
				trigger={
					<IconButton label={widgetWords.moreFor(name)}>
						<Ellipsis aria-hidden size={20} />
					</IconButton>
				}
			>
				<MenuItem icon={<Copy aria-hidden size={16} />} disabled={closed || full} onSelect={onDuplicate}>
					{widgetWords.duplicate}
				</MenuItem>
				<MenuSeparator />
				<MenuItem danger icon={<Trash2 aria-hidden size={16} />} disabled={closed} onSelect={onDelete}>
					{commonWords.delete}
				</MenuItem>
			</Menu>
		</li>
	)
}
