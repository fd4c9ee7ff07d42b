package org.marshal4j.blackbox.kit;

import java.util.stream.Stream;
import net.openhft.chronicle.bytes.BytesStore;

/** Whether Chronicle Bytes are of use in this JVM: they are not where it forbids Unsafe. */
public final class Chronicle {
    /** Whether they can be made. */
    public static final boolean STARTS = starts();

    private Chronicle() {}

    /** Whether objects of a class can be made: not of one with a field of Chronicle Bytes where these do not start. */
    public static boolean lets(Class<?> type) {
        return STARTS
                || Stream.of(type.getDeclaredFields())
                        .noneMatch(field -> BytesStore.class.isAssignableFrom(field.getType()));
    }

    private static boolean starts() {
        try {
            return BytesStore.wrap(new byte[1]).readRemaining() == 1;
        } catch (LinkageError e) {
            return false;
        }
    }
}
