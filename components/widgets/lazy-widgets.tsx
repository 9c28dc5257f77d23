"use client"

import dynamic from "next/dynamic"
import "@/components/forms/zod-without-eval"

/** With static imports, every tab of the dashboard would load their code. */
export const WallPageCard = dynamic(() => import("./wall-page-card").then((module) => module.WallPageCard))
export const WidgetList = dynamic(() => import("./widget-list").then((module) => module.WidgetList))
export const WidgetScreen = dynamic(() => import("./widget-screen").then((module) => module.WidgetScreen))
