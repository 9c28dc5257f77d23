"use client"

import { useSearchParams } from "next/navigation"
import { CollectSkeleton } from "@/components/collect/collect-skeleton"
import { currentTab, TENANT_TABS } from "@/components/layout/dashboard-tabs"
import * as layoutWords from "@/components/layout/layout-words"
import { TestimonialsSkeleton } from "@/components/testimonials-dashboard/testimonials-skeleton"
import { Skeleton } from "@/components/ui/skeleton"
import { VisuallyHidden } from "@/components/ui/visually-hidden"
import { WidgetsSkeleton } from "@/components/widgets/widgets-skeleton"
import { SettingsSkeleton } from "./settings-skeleton"

const SHAPES = {
	testimonials: TestimonialsSkeleton,
	collect: CollectSkeleton,
	website: WidgetsSkeleton,
	settings: SettingsSkeleton,
}

export function TenantSkeleton() {
	const Shape = SHAPES[currentTab(TENANT_TABS, useSearchParams().get("tab") ?? undefined)]
	return (
		<>
			<h1 className="flex h-18 items-end pb-3 sm:h-20 sm:pb-2.5">
				<VisuallyHidden>{layoutWords.dashboard}</VisuallyHidden>
				<Skeleton className="h-7 w-44 sm:h-8.5" />
			</h1>
			<div className="flex h-11 items-center gap-6 border-b border-line">
				<Skeleton className="h-4 w-24" />
				<Skeleton className="h-4 w-16" />
				<Skeleton className="h-4 w-16" />
			</div>
			<Shape />
		</>
	)
}
