import { t } from "@/lib/languages/t"
import * as consentWords from "./consent-words"

export function ConsentText({ text, photoUrl }: { text: string; photoUrl: string | null }) {
	return (
		<section className="flex flex-col gap-4 rounded-surface bg-surface p-5">
			<h2 className="text-sm text-ink-muted">{t(consentWords.textLabel)}</h2>
			{photoUrl && (
				<img
					src={photoUrl}
					alt={t(consentWords.yourPhoto)}
					className="size-20 rounded-full object-cover print:hidden"
				/>
			)}
			<p className="text-base break-words whitespace-pre-line">{text}</p>
		</section>
	)
}
