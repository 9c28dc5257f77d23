"use client"

import { type MouseEvent, useEffect, useRef, useState } from "react"
import { DEVICES, type Device, DeviceSwitch } from "@/components/forms/device-switch"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { SegmentedControl } from "@/components/ui/segmented-control"
import { Skeleton } from "@/components/ui/skeleton"
import * as uiWords from "@/components/ui/ui-words"
import type { WidgetView } from "@/lib/client/contract"
import { drawWidget } from "./widget-script"
import { widgetPreviewWords, widgetWords } from "./widget-words"

type Page = keyof typeof widgetPreviewWords.pages
const PAGE_LOOKS: Record<Page, { background: string; color: string }> = {
	light: { background: "#ffffff", color: "#1c1917" },
	dark: { background: "#161412", color: "#fafaf9" },
}
const MARGIN = { phone: 24, computer: 80 } as const

export interface WidgetPreviewProps {
	view: WidgetView | null
	failed: boolean
	onRetry(): void
	unavailable: string | null
}

/** The widget as another website shows it, drawn by the widget's own script. Its videos play. */
export default function WidgetPreview({ view, failed, onRetry, unavailable }: WidgetPreviewProps) {
	const [device, setDevice] = useState<Device>(() => (matchMedia("(min-width: 64rem)").matches ? "computer" : "phone"))
	const [page, setPage] = useState<Page>("light")
	return (
		<section aria-label={widgetPreviewWords.title} className="flex flex-col gap-3">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h3 className="font-medium max-lg:hidden">{commonWords.preview}</h3>
				<div className="flex flex-wrap gap-2">
					<SegmentedControl<Page>
						label={widgetPreviewWords.pageColor}
						options={widgetPreviewWords.pages}
						value={page}
						onChange={setPage}
					/>
					<DeviceSwitch device={device} onDevice={setDevice} />
				</div>
			</div>
			{unavailable && <p className="text-ink-muted">{unavailable}</p>}
			{view && isEmpty(view) && <p className="text-ink-muted">{widgetWords.nothingInWidget}</p>}
			{failed && (
				<p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
					{widgetPreviewWords.previewFailed}
					<Button size="sm" onClick={onRetry}>
						{uiWords.retry}
					</Button>
				</p>
			)}
			{view ? (
				<Stage key={device} view={view} device={device} page={page} />
			) : (
				!failed && !unavailable && <Skeleton className="h-96" />
			)}
		</section>
	)
}

const isEmpty = ({ kind, count, items }: WidgetView) => (kind === "badge" ? count : items.length) === 0

function Stage({ view, device, page }: { view: WidgetView; device: Device; page: Page }) {
	const place = useRef<HTMLDivElement>(null)
	const [broken, setBroken] = useState(false)
	const { width } = DEVICES[device]
	const { box, content, scale, height } = useFit(width)

	useEffect(() => {
		// "Like your visitor's device" follows the page that is chosen here, since this device is only one of both.
		const scheme = view.scheme === "auto" ? page : view.scheme
		if (place.current) drawWidget(place.current, { ...view, scheme }).catch(() => setBroken(true))
	}, [view, page])

	if (broken) {
		return (
			<p role="alert" className="text-danger">
				{widgetPreviewWords.previewFailed}
			</p>
		)
	}
	return (
		<div ref={box}>
			<div
				className="mx-auto max-h-[min(44rem,75dvh)] overflow-x-hidden overflow-y-auto rounded-surface border border-line"
				style={{ ...PAGE_LOOKS[page], width: width * scale + 2, colorScheme: page }}
			>
				<div style={{ height }}>
					<div
						ref={content}
						className="origin-top-left"
						style={{ width, padding: MARGIN[device] / 2, paddingBlock: 24, transform: `scale(${scale})` }}
						onClickCapture={stayHere}
					>
						<div ref={place} />
					</div>
				</div>
			</div>
		</div>
	)
}

/** The widget's links lead visitors on. Here they would lead out of the form. */
function stayHere({ nativeEvent }: MouseEvent) {
	if (nativeEvent.composedPath().some((each) => each instanceof HTMLAnchorElement)) nativeEvent.preventDefault()
}

/** Scales a page of this width into its box, at most to full size. `height` is that of the scaled content, in pixels. */
function useFit(width: number) {
	const box = useRef<HTMLDivElement>(null)
	const content = useRef<HTMLDivElement>(null)
	const [room, setRoom] = useState(0)
	const [tall, setTall] = useState(0)
	useEffect(() => {
		const watcher = new ResizeObserver(() => {
			setRoom(box.current?.clientWidth ?? 0)
			setTall(content.current?.offsetHeight ?? 0)
		})
		for (const { current } of [box, content]) if (current) watcher.observe(current)
		return () => watcher.disconnect()
	}, [])
	const scale = Math.min(1, Math.max(0, room - 2) / width)
	return { box, content, scale, height: tall * scale }
}
