import dynamic from "next/dynamic"
import { PreviewSkeleton } from "@/components/forms/preview-skeleton"

export const LazyPreview = dynamic(() => import("./chat-preview"), { ssr: false, loading: () => <PreviewSkeleton /> })
