import { useState } from "react"
import { toast } from "sonner"
import { toastError } from "@/components/forms/toast-error"
import { useBusy } from "@/components/forms/use-busy"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { Disclosure } from "@/components/ui/disclosure"
import type { WebsitePage, WholeWebsite } from "@/lib/client/contract"
import { knowledgeWords } from "../../chatbot-words"
import { languageName, websiteWords } from "./website-words"

function PageLink({ address }: { address: string }) {
	const { pathname, search } = new URL(address)
	return (
		<a
			href={address}
			target="_blank"
			rel="noopener noreferrer"
			className="inline-flex items-center wrap-anywhere underline decoration-1 underline-offset-4 pointer-coarse:min-h-10 pointer-coarse:min-w-10"
		>
			{decoded(pathname + search)}
			<span className="sr-only">{websiteWords.opensPage}</span>
		</a>
	)
}

function decoded(path: string): string {
	try {
		return decodeURI(path)
	} catch {
		return path
	}
}

function About({ page: { address, language, content_length, state, reason } }: { page: WebsitePage }) {
	const name = languageName(language)
	return (
		<>
			<span className="flex flex-wrap items-center gap-x-2 text-xs">
				<PageLink address={address} />
				<span>{knowledgeWords.characters(content_length)}</span>
				{name && <span>{name}</span>}
			</span>
			{reason && (
				<span className="flex flex-wrap gap-x-2 text-xs">
					<Badge tone={state === "failed" ? "danger" : "warning"}>{reason}</Badge>
				</span>
			)}
		</>
	)
}

export interface WebsitePagesProps {
	whole: WholeWebsite
	readOnly: boolean
	/** Throws ApiError. */
	save(pages: string[]): Promise<WholeWebsite>
}

/** Answers the admin's question: which of these pages should my chatbot know? */
export function WebsitePages({ whole: { website, pages }, readOnly, save }: WebsitePagesProps) {
	/** Only what the admin pressed, since further pages come while the website is being read. */
	const [picked, setPicked] = useState<Readonly<Record<string, boolean>>>({})
	const { busy, run } = useBusy<"save">()
	const readable = pages.filter(({ content_length }) => content_length > 0)
	const leftOut = pages.filter(({ content_length, state }) => content_length === 0 && state !== "waiting")
	// The first time all are chosen that are there once, because most owners want all of it.
	const isChosen = ({ id, is_taken, state }: WebsitePage) =>
		picked[id] ?? (is_taken || (website.pages_taken === 0 && state !== "skipped"))
	const chosen = readable.filter(isChosen)
	const isChanged = readable.some((page) => isChosen(page) !== page.is_taken)
	const bytes = chosen.reduce((sum, { content_bytes }) => sum + content_bytes, 0)
	const pick = (these: readonly WebsitePage[], on: boolean) =>
		setPicked({ ...picked, ...Object.fromEntries(these.map(({ id }) => [id, on])) })

	const keep = () =>
		run(
			"save",
			async () => {
				const saved = await save(chosen.map(({ id }) => id))
				toast.success(websiteWords.saved, {
					description: websiteWords.choiceSaved(chosen.length, saved.website.pages_learning),
				})
			},
			(error) => toastError(websiteWords.choiceFailed, error),
		)

	return (
		<section
			aria-label={websiteWords.pagesOf(website.address)}
			className="mb-4 rounded-surface border border-line bg-surface p-4 sm:p-5"
		>
			{readable.length === 0 ? (
				<p className="text-ink-muted">
					{website.state === "reading"
						? websiteWords.noPagesYet
						: leftOut.length > 0
							? websiteWords.noPages
							: websiteWords.nothingFound}
				</p>
			) : (
				<>
					<p className="mb-3 text-ink-muted">{website.has_more ? websiteWords.hasMore : websiteWords.readWeekly}</p>
					<div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
						<Checkbox
							label={websiteWords.allPages}
							autoComplete="off"
							checked={chosen.length === readable.length}
							disabled={readOnly}
							ref={(box) => {
								if (box) box.indeterminate = chosen.length > 0 && chosen.length < readable.length
							}}
							onChange={(event) => pick(readable, event.target.checked)}
						/>
						<div className="flex flex-wrap items-center gap-3">
							<p role="status" className="text-ink-muted tabular-nums">
								{websiteWords.chosenPages(chosen.length, bytes)}
							</p>
							<Button
								variant="primary"
								busy={busy !== null}
								disabled={readOnly || !isChanged}
								onClick={() => void keep()}
							>
								{websiteWords.saveChoice}
							</Button>
						</div>
					</div>
					<ul className="divide-y divide-line">
						{readable.map((page) => (
							<li key={page.id} className="py-2">
								<Checkbox
									label={<span className="wrap-anywhere">{page.title}</span>}
									hint={<About page={page} />}
									autoComplete="off"
									checked={isChosen(page)}
									disabled={readOnly}
									onChange={(event) => pick([page], event.target.checked)}
								/>
							</li>
						))}
					</ul>
				</>
			)}
			{leftOut.length > 0 && (
				<div className="border-t border-line">
					<Disclosure summary={websiteWords.pagesLeftOut(leftOut.length)}>
						<ul className="flex flex-col gap-3">
							{leftOut.map(({ id, address, reason }) => (
								<li key={id}>
									<PageLink address={address} />
									<p className="text-ink-muted">{reason}</p>
								</li>
							))}
						</ul>
					</Disclosure>
				</div>
			)}
		</section>
	)
}
