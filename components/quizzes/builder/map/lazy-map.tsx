"use client"

import dynamic from "next/dynamic"
import { Skeleton } from "@/components/ui/skeleton"

/** The libraries that draw and lay it out are fetched only by an owner who opens the map. */
export const QuizMap = dynamic(() => import("./quiz-map").then((module) => module.QuizMap), {
	ssr: false,
	loading: () => <Skeleton className="h-96" />,
})
