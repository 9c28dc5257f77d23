"use client"

import dynamic from "next/dynamic"
import "@/components/forms/zod-without-eval"

// Imported straight by the page they would all be part of what every tab loads.
export const LookSection = dynamic(() => import("./look-section").then((module) => module.LookSection))
export const AnswersSection = dynamic(() => import("./answers-section").then((module) => module.AnswersSection))
export const VisitorsSection = dynamic(() => import("./visitors-section").then((module) => module.VisitorsSection))
