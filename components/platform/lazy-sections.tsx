"use client"

import dynamic from "next/dynamic"

/** With static imports, every tab of the dashboard would load their code. */
export const TextsSection = dynamic(() => import("./texts-section").then((module) => module.TextsSection))
export const CarouselSection = dynamic(() =>
	import("./carousel/carousel-section").then((module) => module.CarouselSection),
)
export const AdminsSection = dynamic(() => import("./admins-section").then((module) => module.AdminsSection))
export const TwoStepOverviewSection = dynamic(() =>
	import("./two-step-overview-section").then((module) => module.TwoStepOverviewSection),
)
