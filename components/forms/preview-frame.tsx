"use client"

import { type ReactNode, useEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { classNames } from "@/components/ui/class-names"
import { commonWords } from "@/components/ui/common-words"
import { DEVICES, type Device, DeviceSwitch } from "./device-switch"

/** The doctype keeps the frame out of quirks mode. */
const EMPTY_PAGE = "<!doctype html><html><head></head><body></body></html>"

/**
 * Draws the public page's own components into a document of their own. Its width selects their layout, and the
 * business's colors, headings and landmarks cannot reach the dashboard around it. Nothing in it can be pressed or
 * focused.
 */
export function PreviewFrame({ title, children }: { title: string; children: ReactNode }) {
	const [device, setDevice] = useState<Device>("phone")
	const [place, setPlace] = useState<HTMLElement | null>(null)
	const box = useRef<HTMLDivElement>(null)
	const scale = useScale(box, DEVICES[device].width)
	const { width, height } = DEVICES[device]

	return (
		<section aria-label={title} className="flex flex-col gap-3">
			<div className="flex items-center justify-between gap-4">
				{/* On a phone the dialog already has this title. */}
				<h3 className="font-medium max-lg:hidden">{commonWords.preview}</h3>
				<DeviceSwitch device={device} onDevice={setDevice} />
			</div>
			<div ref={box}>
				<div
					className={classNames(
						"relative mx-auto overflow-hidden border border-line bg-paper",
						device === "phone" ? "rounded-[1.5rem]" : "rounded-surface",
					)}
					style={{ width: width * scale, height: height * scale }}
				>
					<iframe
						title={title}
						srcDoc={EMPTY_PAGE}
						tabIndex={-1}
						onLoad={({ currentTarget }) => setPlace(currentTarget.contentDocument?.body ?? null)}
						className="absolute top-0 start-0 origin-top-left"
						style={{ width, height, transform: `scale(${scale})` }}
					/>
				</div>
			</div>
			{place && <Drawn place={place}>{children}</Drawn>}
		</section>
	)
}

function Drawn({ place, children }: { place: HTMLElement; children: ReactNode }) {
	useEffect(() => dressLike(document, place.ownerDocument), [place])
	return createPortal(<div inert>{children}</div>, place)
}

/** Copies this page's styles into the frame, now and as more arrive. Returns a function that stops it. */
function dressLike(source: Document, target: Document): () => void {
	target.documentElement.className = source.documentElement.className
	target.documentElement.lang = source.documentElement.lang
	const copy = () => {
		const styles = source.head.querySelectorAll("link[rel=stylesheet], style")
		target.head.replaceChildren(...[...styles].map((style) => style.cloneNode(true)))
	}
	copy()
	let known = source.head.querySelectorAll("link[rel=stylesheet], style").length
	const watcher = new MutationObserver(() => {
		const now = source.head.querySelectorAll("link[rel=stylesheet], style").length
		if (now === known) return
		known = now
		copy()
	})
	watcher.observe(source.head, { childList: true })
	return () => watcher.disconnect()
}

function useScale(box: React.RefObject<HTMLDivElement | null>, width: number): number {
	const [room, setRoom] = useState(0)
	useEffect(() => {
		const element = box.current
		if (!element) return
		const watcher = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
		watcher.observe(element)
		return () => watcher.disconnect()
	}, [box])
	// At full size a phone's page would be taller than a desktop's window.
	return Math.min(room / width, width > 800 ? 1 : 0.86)
}
