import { Monitor, Smartphone } from "lucide-react"
import { SegmentedControl } from "@/components/ui/segmented-control"
import { formWords } from "./form-words"

/** Pixels of the page. */
export const DEVICES = {
	phone: { width: 390, height: 780 },
	computer: { width: 1280, height: 900 },
} as const
export type Device = keyof typeof DEVICES

const OPTIONS = {
	phone: (
		<>
			<Smartphone aria-hidden size={14} />
			{formWords.phone}
		</>
	),
	computer: (
		<>
			<Monitor aria-hidden size={14} />
			{formWords.computer}
		</>
	),
} as const

export function DeviceSwitch({ device, onDevice }: { device: Device; onDevice(device: Device): void }) {
	return <SegmentedControl label={formWords.device} options={OPTIONS} value={device} onChange={onDevice} />
}
