package org.marshal4j.processor.scan;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import org.marshal4j.processor.model.Name;

/**
 * The number of a class in a family, if nobody has given it one: it follows from the name alone, so that neither other classes nor the order
 * in which compilers show them can change it. docs/decisions/0038-numbers-of-found-classes.md
 */
final class NameNumber {

    /** Those that take one byte are for people to give. */
    static final int FIRST = 1 << 7;

    /** The first that takes more than three bytes. */
    static final int END = 1 << 21;

    private NameNumber() {}

    /** From {@link #FIRST}, up to {@link #END}: the CRC-32 of the binary name in UTF-8, brought into that range. */
    static int of(Name type) {
        CRC32 crc = new CRC32();
        crc.update(type.binary().getBytes(StandardCharsets.UTF_8));
        return FIRST + (int) (crc.getValue() % (END - FIRST));
    }
}
