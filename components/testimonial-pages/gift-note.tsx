import { classNames } from "@/components/ui/class-names"
import { own, ownLang } from "@/lib/languages/own"

/** Says that the customer was offered a gift, in the business's words. */
export function GiftNote({ gift, className }: { gift: string | null | undefined; className?: string }) {
	if (!gift) return null
	return (
		<p {...ownLang(gift)} className={classNames("text-sm text-ink-muted", className)}>
			{own(gift)}
		</p>
	)
}
