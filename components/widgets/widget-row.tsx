import { Copy, Ellipsis, Trash2 } from "lucide-react"
import Link from "next/link"
import { IconButton } from "@/components/ui/icon-button"
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu"
import type { Widget } from "@/lib/client/contract"
import { KindSketch } from "./kind-sketch"
import { shows } from "./widget-facts"
import { DELETE, DUPLICATE, KINDS, moreFor, ON_ANY_SITE, onSites } from "./widget-texts"

export interface WidgetRowProps {
	widget: Widget
	href: string
	/** True if nothing can be changed now. */
	closed: boolean
	/** True if there is no room for a copy. */
	full: boolean
	onDuplicate(): void
	onDelete(): void
}

export function WidgetRow({ widget, href, closed, full, onDuplicate, onDelete }: WidgetRowProps) {
	const { name, kind, allowed_origins: sites } = widget
	return (
		<li className="flex items-center gap-4 py-3">
			<KindSketch kind={kind} />
			<div className="min-w-0 flex-1">
				<Link href={href} className="font-medium wrap-anywhere hover:underline pointer-coarse:py-2">
					{name}
				</Link>
				<p className="flex flex-wrap gap-x-3 text-ink-muted">
					<span>{KINDS[kind].label}</span>
					<span>{shows(widget)}</span>
					<span className="max-sm:hidden">{sites.length === 0 ? ON_ANY_SITE : onSites(sites)}</span>
				</p>
			</div>
			<Menu
				trigger={
					<IconButton label={moreFor(name)}>
						<Ellipsis aria-hidden size={20} />
					</IconButton>
				}
			>
				<MenuItem icon={<Copy aria-hidden size={16} />} disabled={closed || full} onSelect={onDuplicate}>
					{DUPLICATE}
				</MenuItem>
				<MenuSeparator />
				<MenuItem danger icon={<Trash2 aria-hidden size={16} />} disabled={closed} onSelect={onDelete}>
					{DELETE}
				</MenuItem>
			</Menu>
		</li>
	)
}
