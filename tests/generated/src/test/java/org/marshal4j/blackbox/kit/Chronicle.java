package org.marshal4j.blackbox.kit;

import net.openhft.chronicle.bytes.BytesStore;

/** Whether Chronicle Bytes are of use in this JVM: they are not where it forbids Unsafe. */
public final class Chronicle {
    /** Whether they can be made. */
    public static final boolean STARTS = starts();

    private Chronicle() {}

    private static boolean starts() {
        try {
            return BytesStore.wrap(new byte[1]).readRemaining() == 1;
        } catch (LinkageError e) {
            return false;
        }
    }
}
