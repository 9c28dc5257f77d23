import { useState } from "react"

/** The first letters of the first and the last word. */
function initials(name: string): string {
	const words = name.trim().split(/\s+/)
	const last = words.length > 1 ? words.at(-1) : undefined
	return [words[0], last].map((word) => Array.from(word ?? "")[0] ?? "").join("")
}

/** A frame of the video; the initials on the stage where there is none. Decorative: the row names the person. */
export function Poster({ name, url }: { name: string; url: string | null }) {
	const [broken, setBroken] = useState(false)
	return (
		<span
			aria-hidden="true"
			className="relative flex aspect-video w-full items-center justify-center overflow-hidden rounded-control bg-stage text-on-stage"
		>
			{url && !broken ? (
				<img
					src={url}
					alt=""
					loading="lazy"
					decoding="async"
					onError={() => setBroken(true)}
					className="absolute inset-0 size-full object-cover object-[50%_30%]"
				/>
			) : (
				<span className="text-base font-medium tracking-wide uppercase opacity-80">{initials(name)}</span>
			)}
			<span className="absolute bottom-1.5 left-1.5 flex size-6 items-center justify-center rounded-full bg-stage/80 text-on-stage">
				<svg aria-hidden="true" width="10" height="10" viewBox="0 0 10 10" fill="currentColor">
					<path d="M2.5 1.2v7.6L8.8 5z" />
				</svg>
			</span>
		</span>
	)
}
