import { useEffect, useId, useRef } from "react"
import { IconButton } from "@/components/ui/icon-button"
import type { Citation } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import { safeHref } from "./markdown/safe-href"
import { ChatIcon } from "./parts/chat-icon"
import * as chatWords from "./parts/chat-words"
import styles from "./passage-dialog.module.css"

export interface PassageDialogProps {
	number: number
	citation: Citation
	onClosed(): void
}

/** The browser's own dialog keeps the focus, closes on Escape, and gives the focus back, at no cost in script. */
export function PassageDialog({ number, citation: { title, passage, address }, onClosed }: PassageDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null)
	const id = useId()
	useEffect(() => {
		const { current } = dialog
		if (current && !current.open) current.showModal()
		return () => current?.close()
	}, [])
	const href = address && safeHref(address)
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the press beside it is for pointers.
		<dialog
			ref={dialog}
			aria-labelledby={id}
			className={styles.dialog}
			onClose={onClosed}
			onClick={({ target }) => target === dialog.current && dialog.current.close()}
		>
			<div className={styles.panel}>
				<div className="flex items-start gap-4">
					<h2 id={id} className="min-w-0 flex-1 pt-1.5 text-base font-medium wrap-anywhere">
						{chatWords.sourceNumber(number, title)}
					</h2>
					<IconButton label={t(chatWords.close)} onClick={() => dialog.current?.close()}>
						<ChatIcon name="leave" size={20} />
					</IconButton>
				</div>
				{/* A scrolling area must be reachable by keyboard (WCAG 2.1.1). */}
				<div className={styles.passage} tabIndex={passage ? 0 : undefined}>
					{passage ?? <p className="text-ink-muted">{t(chatWords.passageGone)}</p>}
				</div>
				{href && (
					<p className="text-sm wrap-anywhere text-ink-muted">
						<a
							href={href}
							target="_blank"
							rel="noopener noreferrer"
							className="text-accent-text underline decoration-1 underline-offset-4"
						>
							{t(chatWords.readOn)}
							<span className="sr-only">{t(chatWords.newTab)}</span>
						</a>
						<br />
						{href}
					</p>
				)}
			</div>
		</dialog>
	)
}
