"use client"

import { Plus } from "lucide-react"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import { SectionHeader } from "@/components/forms/section-header"
import { namedTenant, type TenantAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { useRowAction } from "@/components/forms/use-row-action"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { EmptyState } from "@/components/ui/empty-state"
import { Menu, MenuItem } from "@/components/ui/menu"
import type { Widget } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { WIDGETS_MAX } from "@/lib/submissions/widgets/schema"
import { KindSketch } from "./kind-sketch"
import type { CodeOf } from "./use-widget-code"
import { widgetHref } from "./widget-address"
import { WidgetRow } from "./widget-row"
import { widgetWords } from "./widget-words"

const ALL_KINDS = Object.keys(widgetWords.kinds) as Widget["kind"][]

export interface WidgetListProps {
	widgets: Widget[]
	base: string
	access: TenantAccess
	code: CodeOf
}

const PREVIEWS_MAX = 12

/** Answers the owner's question: what do I show where, and how do I show more? */
export function WidgetList({ widgets, base, access, code }: WidgetListProps) {
	const router = useRouter()
	const [busy, setBusy] = useState(false)
	const query = namedTenant(access)
	const isFull = widgets.length >= WIDGETS_MAX

	async function run(failed: string, work: () => Promise<void>): Promise<void> {
		setBusy(true)
		try {
			await work()
		} catch (error) {
			toastError(failed, error)
			refresh()
		}
	}

	function refresh(): void {
		setBusy(false)
		router.refresh()
	}

	function freeName(kind: Widget["kind"]): string {
		const taken = new Set(widgets.map(({ name }) => name))
		const { label } = widgetWords.kinds[kind]
		let number = 1
		while (taken.has(widgetWords.numbered(label, number))) number++
		return widgetWords.numbered(label, number)
	}

	const create = (kind: Widget["kind"]) =>
		run(widgetWords.createFailed, async () => {
			const { id } = await adminCall("POST /api/admin/widgets", { query, body: { name: freeName(kind), kind } })
			toast.success(widgetWords.created)
			// Still busy until the page changes, so that a second press makes no second widget.
			router.push(widgetHref(base, id))
		})

	const duplicate = ({ id: _, created_at: __, updated_at: ___, ...fields }: Widget) =>
		run(widgetWords.createFailed, async () => {
			const name = widgetWords.copyOf(fields.name)
			await adminCall("POST /api/admin/widgets", { query, body: { ...fields, name } })
			toast.success(widgetWords.duplicated, { description: name })
			refresh()
		})

	const deletion = useRowAction<Widget>({
		question: ({ name }) => ({
			title: widgetWords.deleteTitle(name),
			description: widgetWords.deleteMeans,
			confirmLabel: commonWords.delete,
		}),
		send: ({ id }) => adminCall("DELETE /api/admin/widget/{id}", { params: { id }, query }),
		done: widgetWords.deleted,
		nameOf: ({ name }) => name,
		failed: widgetWords.deleteFailed,
	})
	const closed = busy || deletion.running !== null || access.videosReadOnly !== null

	if (widgets.length === 0) {
		return (
			<EmptyState
				title={widgetWords.none}
				action={<KindButtons disabled={closed} onChoose={(kind) => void create(kind)} />}
			>
				{widgetWords.noneAbout}
			</EmptyState>
		)
	}
	return (
		<section className="flex flex-col gap-4">
			<SectionHeader
				title={widgetWords.widgets}
				about={isFull && widgetWords.full}
				action={
					<Menu
						trigger={
							<Button variant="primary" disabled={closed || isFull}>
								<Plus aria-hidden size={16} />
								{widgetWords.new}
							</Button>
						}
					>
						{ALL_KINDS.map((kind) => (
							<MenuItem key={kind} icon={<KindSketch kind={kind} />} onSelect={() => void create(kind)}>
								<span>
									<span className="block font-medium">{widgetWords.kinds[kind].label}</span>
									<span className="block text-xs text-ink-muted">{widgetWords.kinds[kind].about}</span>
								</span>
							</MenuItem>
						))}
					</Menu>
				}
			/>
			<ul aria-label={widgetWords.widgets} className="divide-y divide-line border-y border-line">
				{widgets.map((widget, at) => (
					<WidgetRow
						key={widget.id}
						widget={widget}
						href={widgetHref(base, widget.id)}
						code={code}
						previewed={at < PREVIEWS_MAX && access.videosReadOnly === null}
						closed={closed}
						full={isFull}
						onDuplicate={() => void duplicate(widget)}
						onDelete={() => deletion.ask(widget)}
					/>
				))}
			</ul>
			{deletion.dialog}
		</section>
	)
}

function KindButtons({ disabled, onChoose }: { disabled: boolean; onChoose(kind: Widget["kind"]): void }) {
	return (
		<ul className="grid gap-2 text-start sm:w-136 sm:grid-cols-2">
			{ALL_KINDS.map((kind) => (
				<li key={kind}>
					<button
						type="button"
						disabled={disabled}
						aria-label={widgetWords.newOf(kind)}
						onClick={() => onChoose(kind)}
						className="flex h-full w-full items-center gap-3 rounded-control border border-line bg-surface p-3 text-start transition-colors hover:border-ink-muted disabled:cursor-not-allowed disabled:opacity-60"
					>
						<KindSketch kind={kind} />
						<span>
							<span className="block font-medium">{widgetWords.kinds[kind].label}</span>
							<span className="block text-ink-muted">{widgetWords.kinds[kind].about}</span>
						</span>
					</button>
				</li>
			))}
		</ul>
	)
}
