import { MessageCircle } from "lucide-react"
import { classNames } from "@/components/ui/class-names"
import { LAUNCHER_LABEL, launcherText } from "@/lib/chatbot/embed-snippets"

export interface PlaceSketchProps {
	/** open: the window that is always visible. closed: the button that opens it. */
	shape: "open" | "closed"
	/** `#rrggbb`. */
	color: string
}

/** A drawing of the chat's place on a page, since the admin's own page cannot be shown. Decoration. */
export function PlaceSketch({ shape, color }: PlaceSketchProps) {
	return (
		<div
			aria-hidden="true"
			className="relative aspect-16/10 w-full max-w-80 overflow-hidden rounded-control border border-line bg-surface"
		>
			<div className="flex h-4 items-center gap-1 border-b border-line bg-sunken px-2">
				{[0, 1, 2].map((dot) => (
					<span key={dot} className="size-1.5 rounded-full bg-line-strong/50" />
				))}
			</div>
			<div className="flex flex-col gap-1.5 p-4">
				<Bar wide="w-1/3" high />
				<Bar wide="w-3/5" />
				<Bar wide="w-1/2" />
				<Bar wide="w-2/5" />
			</div>
			{shape === "open" ? (
				<div className="absolute end-2 bottom-2 flex h-3/5 w-[27%] flex-col overflow-hidden rounded-[0.25rem] border border-line bg-paper shadow-float">
					<div className="h-1/5" style={{ background: color }} />
					<div className="flex flex-1 flex-col gap-1 p-1.5">
						<Bar wide="w-4/5" />
						<Bar wide="w-1/2" />
					</div>
				</div>
			) : (
				<div
					className="absolute end-2 bottom-2 flex h-6 items-center gap-1 rounded-full px-2 text-[0.625rem]"
					style={{ background: color, color: launcherText(color) }}
				>
					<MessageCircle size={12} fill="currentColor" />
					{LAUNCHER_LABEL}
				</div>
			)}
		</div>
	)
}

function Bar({ wide, high = false }: { wide: string; high?: boolean }) {
	return <span className={classNames("block rounded-full bg-line", wide, high ? "h-2.5" : "h-1.5")} />
}
