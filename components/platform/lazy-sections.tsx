"use client"

import dynamic from "next/dynamic"

// Imported straight by the page they would be part of what every tab of the dashboard loads.
export const TextsSection = dynamic(() => import("./texts-section").then((module) => module.TextsSection))
export const CarouselSection = dynamic(() =>
	import("./carousel/carousel-section").then((module) => module.CarouselSection),
)
