package org.marshal4j.blackbox.kit;

import java.util.HexFormat;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.MappedBytes;

/** Bytes as text: two digits a byte, a space between. */
public final class Hex {
    private static final HexFormat FORMAT = HexFormat.ofDelimiter(" ");

    private Hex() {}

    /** As text. */
    public static String of(byte[] bytes) {
        return FORMAT.formatHex(bytes);
    }

    /** What is between the positions of a buffer. */
    public static String of(Bytes<?> bytes) {
        return of(array(bytes));
    }

    /** What is between the positions; Chronicle's toByteArray ends the process where that spans chunks of a file. */
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

    /** From text. */
    public static Bytes<?> bytes(String hex) {
        return Bytes.wrapForRead(FORMAT.parseHex(hex));
    }
}
