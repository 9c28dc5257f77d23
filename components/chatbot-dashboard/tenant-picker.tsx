"use client"

import { ChevronsUpDown, Search } from "lucide-react"
import Link from "next/link"
import { useEffect, useState } from "react"
import { tenantWords } from "@/components/tenants/tenant-words"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Spinner } from "@/components/ui/spinner"
import { TextField } from "@/components/ui/text-field"
import * as uiWords from "@/components/ui/ui-words"
import { ApiError } from "@/lib/client/api"
import type { ChatbotListEntry } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { type PlatformChatbotTab, platformTabHref } from "./chatbot-tabs"
import { tenantChoiceWords } from "./chatbot-words"

const SHOWN = 20
const DEBOUNCE_MS = 250

export interface TenantPickerProps {
	tab: PlatformChatbotTab
	picked: { name: string; slug: string } | null
	/** Label for no tenant, if that is a choice: "Defaults for new tenants". */
	none?: string
}

/** Picks the tenant whose chatbot the tab shows. A search and not a select, since a platform may have thousands. */
export function TenantPicker({ tab, picked, none }: TenantPickerProps) {
	const [open, setOpen] = useState(false)
	const close = () => setOpen(false)
	return (
		<>
			<Button onClick={() => setOpen(true)}>
				<span className="sr-only">{tenantChoiceWords.pickedTenant}</span>
				<span className="max-w-56 truncate">{picked?.name ?? none ?? tenantChoiceWords.chooseTenant}</span>
				<ChevronsUpDown aria-hidden size={16} className="text-ink-muted" />
			</Button>
			<Dialog open={open} onOpenChange={setOpen} title={tenantChoiceWords.chooseTenant}>
				{open && <Choices tab={tab} picked={picked} none={none} onChosen={close} />}
			</Dialog>
		</>
	)
}

const CHOICE =
	"flex min-h-11 items-center justify-between gap-4 rounded-control px-3 py-2 hover:bg-sunken aria-[current]:bg-accent-soft"

function Choices({ tab, picked, none, onChosen }: TenantPickerProps & { onChosen(): void }) {
	const [q, setQ] = useState("")
	const { tenants, failed } = useTenants(q)
	return (
		<div className="flex flex-col gap-3">
			<TextField
				label={tenantWords.search}
				hideLabel
				type="search"
				placeholder={tenantWords.searchBy}
				autoComplete="off"
				autoFocus
				maxLength={200}
				value={q}
				onChange={(event) => setQ(event.target.value)}
				trailing={<Search aria-hidden size={16} className="me-3 text-ink-muted" />}
			/>
			<div aria-live="polite" className="sr-only">
				{tenants && tenantChoiceWords.shownCount(tenants.length)}
			</div>
			{failed !== null && <p className="text-danger">{failed}</p>}
			<ul aria-label={tenantWords.tenants} className="flex h-80 max-h-[50dvh] flex-col gap-0.5 overflow-y-auto">
				{none && q === "" && (
					<li>
						<Link
							href={platformTabHref(tab, null)}
							aria-current={picked === null ? "true" : undefined}
							onClick={onChosen}
							className={CHOICE}
						>
							{none}
						</Link>
					</li>
				)}
				{tenants?.map(({ tenant_id, tenant_name, tenant_slug }) => (
					<li key={tenant_id}>
						<Link
							href={platformTabHref(tab, tenant_slug)}
							prefetch={false}
							aria-current={picked?.slug === tenant_slug ? "true" : undefined}
							onClick={onChosen}
							className={CHOICE}
						>
							<span className="min-w-0 truncate">{tenant_name}</span>
							<span className="min-w-0 truncate text-ink-muted">{tenant_slug}</span>
						</Link>
					</li>
				))}
				{tenants?.length === 0 && <li className="px-3 py-2 text-ink-muted">{uiWords.nothingFound(q)}</li>}
				{tenants === null && failed === null && (
					<li className="flex items-center gap-2 px-3 py-2 text-ink-muted">
						<Spinner /> {tenantWords.loading}
					</li>
				)}
			</ul>
		</div>
	)
}

function useTenants(q: string) {
	const [tenants, setTenants] = useState<ChatbotListEntry[] | null>(null)
	const [failed, setFailed] = useState<string | null>(null)
	useEffect(() => {
		const stop = new AbortController()
		const timer = setTimeout(
			async () => {
				try {
					const query = { q: q.trim() || undefined, limit: SHOWN }
					const { chatbots } = await adminCall("GET /api/admin/platform/chatbot", { query, signal: stop.signal })
					setTenants(chatbots)
					setFailed(null)
				} catch (error) {
					if (!stop.signal.aborted && !(error instanceof ApiError && error.status === 401)) setFailed(reasonOf(error))
				}
			},
			q ? DEBOUNCE_MS : 0,
		)
		return () => {
			clearTimeout(timer)
			stop.abort()
		}
	}, [q])
	return { tenants, failed }
}
