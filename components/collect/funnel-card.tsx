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
import { funnelWords } from "./collect-words"
import { chosenRows, countOf, largestDrop, SHOWN_STEPS, VISITS_MIN } from "./funnel-figures"
import { FunnelWeeks } from "./funnel-weeks"
import { PERIODS, type Period } from "./period"

export interface FunnelCardProps {
	funnel: Funnel
	weeks: Period
	access: TenantAccess
	base: string
}

const optionsOf = (labels: object) => Object.entries(labels).map(([value, label]) => ({ value, label: String(label) }))
const PERIOD_OPTIONS = PERIODS.map((weeks) => ({ value: String(weeks), label: funnelWords.periodLabels[weeks] }))

/** Answers the owner's question: where do I lose the customers who meant to give me a testimonial? */
export function FunnelCard({ funnel, weeks, access, base }: FunnelCardProps) {
	const router = useRouter()
	const [enabled, setEnabled] = useState(funnel.enabled)
	const [device, setDevice] = useState<keyof typeof funnelWords.deviceLabels>("all")
	const [invitation, setInvitation] = useState<keyof typeof funnelWords.invitationLabels>("all")
	const rows = chosenRows(funnel.rows, {
		device: device === "all" ? null : device,
		invited: invitation === "all" ? null : invitation === "yes",
	})

	async function change(on: boolean) {
		setEnabled(on)
		try {
			const body = { funnel_enabled: on, ...namedTenant(access) }
			await adminCall("PUT /api/admin/tenant-settings", { body })
			toast.success(on ? funnelWords.switchedOn : funnelWords.switchedOff)
		} catch (error) {
			setEnabled(!on)
			toastError(funnelWords.notSwitched, error)
		}
	}

	return (
		<section className="flex flex-col gap-5" aria-label={funnelWords.title}>
			<SectionHeader title={funnelWords.title} />
			<Switch
				label={funnelWords.switch}
				hint={access.videosReadOnly ?? funnelWords.switchHint}
				checked={enabled}
				disabled={access.videosReadOnly !== null}
				onCheckedChange={(on) => void change(on)}
			/>
			{funnel.rows.length === 0 && enabled && (
				<EmptyState title={funnelWords.empty}>{funnelWords.emptyAbout}</EmptyState>
			)}
			{(funnel.rows.length > 0 || weeks !== PERIODS[0]) && (
				<>
					<div className="grid grid-cols-2 gap-4 sm:grid-cols-3 [&>:first-child]:max-sm:col-span-2">
						<SelectField
							label={funnelWords.period}
							value={String(weeks)}
							options={PERIOD_OPTIONS}
							onChange={({ target }) => router.push(`${base}&weeks=${target.value}`, { scroll: false })}
						/>
						<SelectField
							label={funnelWords.device}
							value={device}
							options={optionsOf(funnelWords.deviceLabels)}
							onChange={({ target }) => setDevice(target.value as typeof device)}
						/>
						<SelectField
							label={funnelWords.invitation}
							value={invitation}
							options={optionsOf(funnelWords.invitationLabels)}
							onChange={({ target }) => setInvitation(target.value as typeof invitation)}
						/>
					</div>
					{!enabled && <p className="text-ink-muted">{funnelWords.paused}</p>}
					<Figures rows={rows} />
				</>
			)}
		</section>
	)
}

function Figures({ rows }: { rows: Funnel["rows"] }) {
	const opened = countOf(rows, "opened")
	if (opened === 0) return <p className="text-ink-muted">{funnelWords.noneChosen}</p>
	const drop = largestDrop(rows)
	const headline = drop ? funnelWords.dropText(drop) : opened < VISITS_MIN ? funnelWords.tooFew : funnelWords.noDrop
	return (
		<>
			<p className="text-lg font-medium">{headline}</p>
			<BarList
				title={funnelWords.steps}
				about={funnelWords.stepsAbout(opened)}
				rows={SHOWN_STEPS.map((step) => {
					const count = countOf(rows, step)
					const share = Math.min(100, Math.round((count / opened) * 100))
					return { label: funnelWords.stepLabels[step], value: funnelWords.shareOf(count, share), share }
				})}
			/>
			<FunnelWeeks rows={rows} />
		</>
	)
}
