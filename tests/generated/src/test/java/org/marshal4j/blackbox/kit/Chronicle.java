package org.marshal4j.blackbox.kit;

import java.util.stream.Stream;
import net.openhft.chronicle.bytes.BytesStore;

/** Whether this JVM can use Chronicle Bytes: it cannot if it forbids Unsafe. */
public final class Chronicle {
    /** Whether Chronicle Bytes can be created. */
    public static final boolean STARTS = starts();

    private Chronicle() {}

    /** Whether objects of a class can be created: not if it has a field of Chronicle Bytes and these cannot be used. */
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
