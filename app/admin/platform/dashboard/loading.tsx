import { PlatformSkeleton } from "@/components/platform/platform-skeleton"

export default function Loading() {
	return <PlatformSkeleton />
}
