package org.marshal4j.blackbox.layout;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesUtil;
import org.marshal4j.blackbox.kit.Hex;

/** What people write by hand: the memory of an object as it is. Its bytes depend on the JVM. */
final class TriviallyCopied {
    private static final int[] RANGE = BytesUtil.triviallyCopyableRange(TriviallyCopied.class);

    int first = 0x11111111;
    long second = 0x2222222222222222L;
    int third = 0x33333333;
    double fourth = 4;

    /** Its fields as they lie in memory. */
    static String hex() {
        Bytes<?> bytes = Bytes.allocateElasticDirect(64);
        bytes.unsafeWriteObject(new TriviallyCopied(), RANGE[0], RANGE[1] - RANGE[0]);
        String hex = Hex.of(bytes);
        bytes.releaseLast();
        return hex;
    }
}
