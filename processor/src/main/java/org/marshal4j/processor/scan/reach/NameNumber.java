package org.marshal4j.processor.scan.reach;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import org.marshal4j.processor.model.Name;

/**
 * The type id of a class in a family if nobody has assigned one. It follows from the name alone, so it depends neither
 * on other classes nor on the order in which compilers return them. See
 * docs/decisions/0038-imports-of-whole-jars.md
 */
final class NameNumber {

    /** Smaller numbers, which take one byte, are reserved for people to assign. */
    static final int FIRST = 1 << 7;

    /** The first number that takes more than three bytes. */
    static final int END = 1 << 21;

    private NameNumber() {}

    /**
     * A number from {@link #FIRST} (inclusive) to {@link #END} (exclusive): the CRC-32 of the binary name in UTF-8,
     * reduced to that range.
     */
    static int of(Name type) {
        CRC32 crc = new CRC32();
        crc.update(type.binary().getBytes(StandardCharsets.UTF_8));
        return FIRST + (int) (crc.getValue() % (END - FIRST));
    }
}
