import { classNames } from "@/components/ui/class-names"

/** Reading, changing, and deleting look different; the word alone carries the meaning. */
export function Method({ name }: { name: string }) {
	const isRead = name === "GET" || name === "HEAD"
	return (
		<span
			className={classNames(
				"shrink-0 text-xs font-semibold",
				name === "DELETE" ? "text-danger" : isRead ? "text-success" : "text-accent-text",
			)}
		>
			{name}
		</span>
	)
}
