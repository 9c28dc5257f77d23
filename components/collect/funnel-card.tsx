"use client"

import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import { SectionHeader } from "@/components/forms/section-header"
import { namedTenant, type TenantAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { BarList } from "@/components/ui/bar-list"
import { EmptyState } from "@/components/ui/empty-state"
import { SelectField } from "@/components/ui/select-field"
import { Switch } from "@/components/ui/switch"
import type { Funnel } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import {
	DEVICE,
	DEVICE_LABELS,
	dropText,
	FUNNEL_EMPTY,
	FUNNEL_EMPTY_ABOUT,
	FUNNEL_NONE_CHOSEN,
	FUNNEL_NOT_SWITCHED,
	FUNNEL_PAUSED,
	FUNNEL_SWITCH,
	FUNNEL_SWITCH_HINT,
	FUNNEL_SWITCHED_OFF,
	FUNNEL_SWITCHED_ON,
	FUNNEL_TITLE,
	INVITATION,
	INVITATION_LABELS,
	NO_DROP,
	PERIOD,
	PERIOD_LABELS,
	STEP_LABELS,
	STEPS,
	shareOf,
	stepsAbout,
	TOO_FEW,
} from "./collect-texts"
import { chosenRows, countOf, largestDrop, SHOWN_STEPS, VISITS_MIN } from "./funnel-figures"
import { FunnelWeeks } from "./funnel-weeks"
import { PERIODS, type Period } from "./period"

export interface FunnelCardProps {
	funnel: Funnel
	weeks: Period
	access: TenantAccess
	/** The tab's own address. */
	base: string
}

const optionsOf = (labels: object) => Object.entries(labels).map(([value, label]) => ({ value, label: String(label) }))
const PERIOD_OPTIONS = PERIODS.map((weeks) => ({ value: String(weeks), label: PERIOD_LABELS[weeks] }))

/** Answers the owner's question: where do I lose the customers who meant to give me a testimonial? */
export function FunnelCard({ funnel, weeks, access, base }: FunnelCardProps) {
	const router = useRouter()
	const [enabled, setEnabled] = useState(funnel.enabled)
	const [device, setDevice] = useState<keyof typeof DEVICE_LABELS>("all")
	const [invitation, setInvitation] = useState<keyof typeof INVITATION_LABELS>("all")
	const rows = chosenRows(funnel.rows, {
		device: device === "all" ? null : device,
		invited: invitation === "all" ? null : invitation === "yes",
	})

	async function change(on: boolean) {
		setEnabled(on)
		try {
			const body = { funnel_enabled: on, ...namedTenant(access) }
			await adminCall("PUT /api/admin/tenant-settings", { body })
			toast.success(on ? FUNNEL_SWITCHED_ON : FUNNEL_SWITCHED_OFF)
		} catch (error) {
			setEnabled(!on)
			toastError(FUNNEL_NOT_SWITCHED, error)
		}
	}

	return (
		<section className="flex flex-col gap-5" aria-label={FUNNEL_TITLE}>
			<SectionHeader title={FUNNEL_TITLE} />
			<Switch
				label={FUNNEL_SWITCH}
				hint={access.videosReadOnly ?? FUNNEL_SWITCH_HINT}
				checked={enabled}
				disabled={access.videosReadOnly !== null}
				onCheckedChange={(on) => void change(on)}
			/>
			{funnel.rows.length === 0 && enabled && <EmptyState title={FUNNEL_EMPTY}>{FUNNEL_EMPTY_ABOUT}</EmptyState>}
			{(funnel.rows.length > 0 || weeks !== PERIODS[0]) && (
				<>
					<div className="grid gap-4 sm:grid-cols-3">
						<SelectField
							label={PERIOD}
							value={String(weeks)}
							options={PERIOD_OPTIONS}
							onChange={({ target }) => router.push(`${base}&weeks=${target.value}`, { scroll: false })}
						/>
						<SelectField
							label={DEVICE}
							value={device}
							options={optionsOf(DEVICE_LABELS)}
							onChange={({ target }) => setDevice(target.value as typeof device)}
						/>
						<SelectField
							label={INVITATION}
							value={invitation}
							options={optionsOf(INVITATION_LABELS)}
							onChange={({ target }) => setInvitation(target.value as typeof invitation)}
						/>
					</div>
					{!enabled && <p className="text-ink-muted">{FUNNEL_PAUSED}</p>}
					<Figures rows={rows} />
				</>
			)}
		</section>
	)
}

function Figures({ rows }: { rows: Funnel["rows"] }) {
	const opened = countOf(rows, "opened")
	if (opened === 0) return <p className="text-ink-muted">{FUNNEL_NONE_CHOSEN}</p>
	const drop = largestDrop(rows)
	const headline = drop ? dropText(drop) : opened < VISITS_MIN ? TOO_FEW : NO_DROP
	return (
		<>
			<p className="text-lg font-medium">{headline}</p>
			<BarList
				title={STEPS}
				about={stepsAbout(opened)}
				rows={SHOWN_STEPS.map((step) => {
					const count = countOf(rows, step)
					const share = Math.min(100, Math.round((count / opened) * 100))
					return { label: STEP_LABELS[step], value: shareOf(count, share), share }
				})}
			/>
			<FunnelWeeks rows={rows} />
		</>
	)
}
