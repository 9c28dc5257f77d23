import { KeyHints } from "@/components/ui/key-hints"
import { KEYS } from "./captions-texts"

export const CaptionsKeys = () => <KeyHints hints={KEYS} />
