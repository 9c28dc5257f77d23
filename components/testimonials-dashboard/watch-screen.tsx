"use client"

import { useRouter } from "next/navigation"
import { useMemo, useRef, useState } from "react"
import { commonWords } from "@/components/ui/common-words"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { KeyHints } from "@/components/ui/key-hints"
import type { Submission } from "@/lib/client/contract"
import { dashboardWords, watchWords } from "@/lib/submissions/dashboard-words"
import { canUse, isWritten } from "@/lib/submissions/policy"
import * as testimonialWords from "@/lib/submissions/words-public"
import { PosterDialog } from "./poster-dialog"
import { RejectDialog } from "./reject-dialog"
import { ShareDialog } from "./share-dialog"
import { TagDialog } from "./tags/tag-dialog"
import { useOptimisticRows } from "./use-optimistic-rows"
import { useSubmissionActions } from "./use-submission-actions"
import { useUntilReady } from "./use-until-ready"
import { useWatchKeys } from "./use-watch-keys"
import { WatchActions } from "./watch-actions"
import { WatchDetails, WatchFacts } from "./watch-details"
import { WatchHeader, type WatchHeaderProps } from "./watch-header"
import { WatchPlayer, type WatchPlayerProps } from "./watch-player"

/** A single testimonial has no totals to keep. */
const NO_TOTALS = { total: 0, pending: 0, approved: 0, rejected: 0, withdrawn: 0, file_size_bytes: 0 }

export interface WatchScreenProps extends WatchHeaderProps, WatchPlayerProps {
	withdrawalLink: string | null
	readOnly: boolean
}

/** One testimonial to judge: the video, who it is from, and every action. Give it the testimonial's id as key. */
export function WatchScreen({ submission, frame, captions, withdrawalLink, readOnly, ...header }: WatchScreenProps) {
	const { tags, listHref, previousHref, nextHref } = header
	const router = useRouter()
	const loaded = useMemo(() => [submission], [submission])
	const optimistic = useOptimisticRows(loaded, NO_TOTALS, undefined)
	useUntilReady(loaded)
	const [sharing, setSharing] = useState<Submission | null>(null)
	const [tagging, setTagging] = useState(false)
	const [deleting, setDeleting] = useState(false)
	const [rejecting, setRejecting] = useState<Submission[] | null>(null)
	const [original, setOriginal] = useState(false)
	const [choosing, setChoosing] = useState(false)
	const stage = useRef<HTMLDivElement>(null)
	const actions = useSubmissionActions(optimistic, {
		afterRemoval: () => router.replace(nextHref ?? previousHref ?? listHref),
	})
	// A row being deleted is shown until the next one has loaded.
	const row = optimistic.rows[0] ?? submission
	const isGone = optimistic.rows.length === 0
	const written = isWritten(row)
	const mayChange = canUse(row) && !readOnly && !isGone

	const approve = () => {
		if (mayChange && row.status !== "approved") void actions.setStatus([row], "approved")
	}
	const reject = () => {
		if (mayChange) setRejecting([row])
	}
	const share = () => setSharing(row)
	useWatchKeys({
		j: nextHref ? () => router.push(nextHref) : null,
		k: previousHref ? () => router.push(previousHref) : null,
		a: approve,
		r: reject,
		s: mayChange ? share : null,
		" ": () => {
			const video = stage.current?.querySelector("video")
			if (video?.paused) void video.play().catch(() => undefined)
			else video?.pause()
		},
	})

	return (
		<>
			<WatchHeader {...header} />
			<div className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<div ref={stage} className="min-w-0">
					{written ? (
						<WatchText submission={submission} />
					) : (
						<WatchPlayer {...{ submission, frame, captions, nextHref, listHref }} />
					)}
				</div>
				<div className="flex min-w-0 flex-col gap-4">
					<WatchDetails row={row} readOnly={readOnly} onRepair={() => void actions.repair(row)} />
					<WatchActions
						row={row}
						readOnly={readOnly || isGone}
						onApprove={approve}
						onReject={reject}
						onShare={share}
						onDownload={() => void actions.download(row)}
						onOriginal={() => setOriginal(true)}
						onPoster={() => setChoosing(true)}
						onDelete={() => setDeleting(true)}
					/>
					<WatchFacts
						row={row}
						withdrawalLink={withdrawalLink}
						readOnly={!mayChange}
						onTags={() => setTagging(true)}
						onPin={(pinned) => void actions.pin(row, pinned)}
					/>
				</div>
			</div>
			<KeyHints
				hints={[
					...watchWords.watchKeys.move,
					...(mayChange ? watchWords.watchKeys.judge : []),
					...(written ? [] : watchWords.watchKeys.play),
				]}
			/>
			<RejectDialog
				rows={rejecting}
				onReject={(rows, reason) => void actions.setStatus(rows, "rejected", reason)}
				onClose={() => setRejecting(null)}
			/>
			<ConfirmDialog
				open={deleting}
				onOpenChange={setDeleting}
				title={dashboardWords.deleteTitle([row])}
				description={dashboardWords.deleteOneConfirmation}
				confirmLabel={commonWords.delete}
				onConfirm={() => void actions.remove([row])}
			/>
			<ConfirmDialog
				open={original}
				onOpenChange={setOriginal}
				title={dashboardWords.originalTitle}
				description={dashboardWords.originalAbout}
				confirmLabel={dashboardWords.downloadOriginal}
				harmless
				onConfirm={() => void actions.download(row, true)}
			/>
			{choosing && (
				<PosterDialog row={submission} onChanged={() => router.refresh()} onClose={() => setChoosing(false)} />
			)}
			{tagging && (
				<TagDialog
					tags={tags}
					tenantSlug={row.tenant_slug}
					rows={[submission]}
					onChanged={() => router.refresh()}
					onClose={() => setTagging(false)}
				/>
			)}
			{sharing && <ShareDialog row={sharing} onClose={() => setSharing(null)} onShared={() => router.refresh()} />}
		</>
	)
}

function WatchText({ submission: { name, text, photo_url } }: { submission: Submission }) {
	return (
		<section
			aria-label={watchWords.textBy(name)}
			className="flex flex-col gap-5 bg-surface p-5 max-sm:-mx-4 sm:rounded-surface sm:border sm:border-line sm:p-8"
		>
			{photo_url && (
				<img
					src={photo_url}
					alt={testimonialWords.photoOf(name)}
					className="size-24 rounded-full object-cover"
					decoding="async"
				/>
			)}
			<p className="max-w-prose text-lg wrap-anywhere whitespace-pre-line">{text}</p>
		</section>
	)
}
