package org.marshal4j.processor.program;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads a class file up to the end of its table of fields, which are in the order of the source. */
public final class ClassFileFields {

    private static final int MAGIC = 0xCAFEBABE;
    private static final int UTF8 = 1;

    private final DataInputStream in;
    private final Map<Integer, String> texts = new HashMap<>();

    public ClassFileFields(DataInputStream in) {
        this.in = in;
    }

    /** The names of all fields. */
    public List<String> names() throws IOException {
        if (in.readInt() != MAGIC) {
            throw new IOException("not a class file");
        }
        in.skipNBytes(Short.BYTES * 2);
        readConstants();
        // Access flags, the class, its superclass; then the interfaces.
        in.skipNBytes(Short.BYTES * 3);
        in.skipNBytes((long) Short.BYTES * in.readUnsignedShort());
        List<String> names = new ArrayList<>();
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            in.skipNBytes(Short.BYTES);
            names.add(texts.getOrDefault(in.readUnsignedShort(), ""));
            in.skipNBytes(Short.BYTES);
            skipAttributes();
        }
        return names;
    }

    private void readConstants() throws IOException {
        int count = in.readUnsignedShort();
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            if (tag == UTF8) {
                texts.put(i, in.readUTF());
            } else {
                in.skipNBytes(bytesOf(tag));
                // A long or a double takes two places.
                i += tag == 5 || tag == 6 ? 1 : 0;
            }
        }
    }

    /** The size of a constant after its tag (The Java Virtual Machine Specification, 4.4). */
    private static int bytesOf(int tag) throws IOException {
        return switch (tag) {
            case 7, 8, 16, 19, 20 -> 2;
            case 15 -> 3;
            case 3, 4, 9, 10, 11, 12, 17, 18 -> 4;
            case 5, 6 -> 8;
            default -> throw new IOException("no such constant: " + tag);
        };
    }

    private void skipAttributes() throws IOException {
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            in.skipNBytes(Short.BYTES);
            in.skipNBytes(Integer.toUnsignedLong(in.readInt()));
        }
    }
}
