package org.marshal4j.blackbox.kit;

import java.util.HexFormat;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.MappedBytes;

/** Bytes as text: two digits for each byte, separated by spaces. */
public final class Hex {
    private static final HexFormat FORMAT = HexFormat.ofDelimiter(" ");

    private Hex() {}

    /** Formats bytes as text. */
    public static String of(byte[] bytes) {
        return FORMAT.formatHex(bytes);
    }

    /** Formats the bytes between the read and write positions. */
    public static String of(Bytes<?> bytes) {
        return of(array(bytes));
    }

    /**
     * Returns the bytes between the positions. Chronicle's toByteArray ends the process if they span several chunks of
     * a file.
     */
    public static byte[] array(Bytes<?> bytes) {
        if (!(bytes instanceof MappedBytes)) {
            return bytes.toByteArray();
        }
        long position = bytes.readPosition();
        byte[] array = new byte[Math.toIntExact(bytes.readRemaining())];
        for (int i = 0; i < array.length; i++) {
            array[i] = bytes.readByte();
        }
        bytes.readPosition(position);
        return array;
    }

    /** Parses text. */
    public static Bytes<?> bytes(String hex) {
        return Bytes.wrapForRead(FORMAT.parseHex(hex));
    }
}
