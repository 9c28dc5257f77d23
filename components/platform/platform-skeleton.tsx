"use client"

import { useSearchParams } from "next/navigation"
import { formWords } from "@/components/forms/form-words"
import { currentTab, PLATFORM_TABS } from "@/components/layout/dashboard-tabs"
import { TenantsSkeleton } from "@/components/tenants/tenants-skeleton"
import { TestimonialsSkeleton } from "@/components/testimonials-dashboard/testimonials-skeleton"
import { Skeleton } from "@/components/ui/skeleton"
import { VisuallyHidden } from "@/components/ui/visually-hidden"
import { platformWords } from "./platform-words"

export function PlatformSkeleton() {
	const tab = currentTab(PLATFORM_TABS, useSearchParams().get("tab") ?? undefined)
	return (
		<>
			<h1 className="flex h-18 items-end pb-3 sm:h-20 sm:pb-2.5">
				<VisuallyHidden>{platformWords.platform}</VisuallyHidden>
				<Skeleton className="h-7 w-44 sm:h-8.5" />
			</h1>
			<div className="flex h-11 items-center gap-6 border-b border-line">
				<Skeleton className="h-4 w-24" />
				<Skeleton className="h-4 w-16" />
				<Skeleton className="h-4 w-28" />
			</div>
			{tab === "testimonials" && <TestimonialsSkeleton />}
			{tab === "tenants" && <TenantsSkeleton />}
			{tab === "settings" && <SettingsSkeleton />}
		</>
	)
}

function SettingsSkeleton() {
	return (
		<div role="status" className="flex flex-col gap-8 pt-8 lg:flex-row lg:gap-12">
			<VisuallyHidden>{formWords.loadingSettings}</VisuallyHidden>
			<Skeleton className="h-10 lg:h-40 lg:w-48" />
			<div className="flex flex-1 flex-col gap-5">
				<Skeleton className="h-8 w-60" />
				<Skeleton className="h-16" />
				<Skeleton className="h-16" />
				<Skeleton className="h-16" />
			</div>
		</div>
	)
}
