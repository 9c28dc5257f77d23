import { useRouter } from "next/navigation"
import { toast } from "sonner"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { useBusy } from "@/components/forms/use-busy"
import { useRowAction } from "@/components/forms/use-row-action"
import { commonWords } from "@/components/ui/common-words"
import type { LoadedWebsites } from "@/lib/chatbot/knowledge/website/loaders"
import type { Website, WholeWebsite } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { WebsitePages } from "./website-pages"
import { WebsiteRow } from "./website-row"
import { websiteWords } from "./website-words"

/** The Knowledge tab with the pages of one website open. @param base the tab's address, with its query */
export const websiteHref = (base: string, id: string) => `${base}&website=${id}`

export interface WebsitesProps extends LoadedWebsites {
	base: string
	access: SettingsAccess
}

/** Answers the admin's question: what has my chatbot learned from my website, and is it up to date? */
export function Websites({ websites, opened, base, access }: WebsitesProps) {
	const router = useRouter()
	const { busy, run } = useBusy<string>()
	const readOnly = access.readOnly !== null
	const query = namedTenant(access)
	const isOpen = ({ id }: Website) => opened?.website.id === id

	const readAgain = ({ id, address }: Website) =>
		run(
			id,
			async () => {
				await adminCall("POST /api/admin/chatbot/website/{id}/read-again", { params: { id }, query })
				toast.success(websiteWords.readingStarted, { description: address })
				router.refresh()
			},
			(error) => toastError(websiteWords.readAgainFailed, error),
		)

	const removal = useRowAction<Website>({
		question: ({ address, pages_taken }) => ({
			title: websiteWords.removeTitle(address),
			description: websiteWords.removeEffect(pages_taken),
			confirmLabel: commonWords.remove,
		}),
		send: ({ id }) => adminCall("DELETE /api/admin/chatbot/website/{id}", { params: { id }, query }),
		done: websiteWords.removed,
		nameOf: ({ address }) => address,
		failed: websiteWords.removeFailed,
		settled: (isDone, website) => {
			if (isDone && isOpen(website)) router.replace(base, { scroll: false })
			router.refresh()
		},
	})

	async function choose(id: string, pages: string[]): Promise<WholeWebsite> {
		const whole = await adminCall("PUT /api/admin/chatbot/website/{id}", { params: { id }, query, body: { pages } })
		router.refresh()
		return whole
	}

	if (websites.length === 0) return null
	return (
		<section aria-label={websiteWords.websites} className="border-b border-line pt-4">
			<h2 className="text-base font-medium">{websiteWords.websites}</h2>
			<ul className="divide-y divide-line">
				{websites.map((website) => (
					<li key={website.id}>
						<WebsiteRow
							website={website}
							href={isOpen(website) ? base : websiteHref(base, website.id)}
							isOpen={isOpen(website)}
							readOnly={readOnly}
							busy={busy === website.id}
							onReadAgain={() => void readAgain(website)}
							onRemove={() => removal.ask(website)}
						/>
						{opened && isOpen(website) && (
							<WebsitePages whole={opened} readOnly={readOnly} save={(pages) => choose(website.id, pages)} />
						)}
					</li>
				))}
			</ul>
			{removal.dialog}
		</section>
	)
}
