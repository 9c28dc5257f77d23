"use client"

import dynamic from "next/dynamic"
import { Skeleton } from "@/components/ui/skeleton"

/** The library is fetched only for a screen that shows a code. */
export const QrCode = dynamic(() => import("./qr-code").then((module) => module.QrCode), {
	ssr: false,
	loading: () => <Skeleton className="size-36" />,
})
