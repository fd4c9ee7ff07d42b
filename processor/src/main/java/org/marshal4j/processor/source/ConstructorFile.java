package org.marshal4j.processor.source;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Reads the constructors of a class file, and what their instructions name (The Java Virtual Machine Specification, chapter 4). */
final class ConstructorFile {

    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;

    private final DataInputStream in;
    private final Map<Integer, String> texts = new HashMap<>();
    private final Map<Integer, int[]> pairs = new HashMap<>();
    private final Map<String, Code> constructors = new HashMap<>();

    /** Reads all of a file. */
    ConstructorFile(DataInputStream in) throws IOException {
        this.in = in;
        if (in.readInt() != 0xCAFEBABE) {
            throw new IOException("not a class file");
        }
        in.skipNBytes(Short.BYTES * 2);
        readConstants();
        // Access flags, the class, its superclass; then the interfaces.
        in.skipNBytes(Short.BYTES * 3);
        in.skipNBytes((long) Short.BYTES * in.readUnsignedShort());
        readMembers();
        readMembers();
    }

    /**
     * The code of a constructor.
     *
     * @param hasHandlers whether it catches exceptions
     */
    record Code(FlowInstructions instructions, boolean hasHandlers) {}

    /** A field or method that an instruction names. */
    record Member(String owner, String name, String descriptor) {}

    /** The constructor with these parameters. */
    Optional<Code> constructor(String descriptor) {
        return Optional.ofNullable(constructors.get(descriptor));
    }

    /** What is at an index of the constant pool. */
    Member member(int index) {
        int[] member = pairs.getOrDefault(index, new int[2]);
        int[] nameAndType = pairs.getOrDefault(member[1], new int[2]);
        int[] owner = pairs.getOrDefault(member[0], new int[2]);
        return new Member(text(owner[0]), text(nameAndType[0]), text(nameAndType[1]));
    }

    private String text(int index) {
        return texts.getOrDefault(index, "");
    }

    private void readConstants() throws IOException {
        int count = in.readUnsignedShort();
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case UTF8 -> texts.put(i, in.readUTF());
                case 7 -> pairs.put(i, new int[] {in.readUnsignedShort(), 0});
                case 9, 10, 11, 12, 17, 18 -> pairs.put(i, new int[] {in.readUnsignedShort(), in.readUnsignedShort()});
                case 8, 16, 19, 20 -> in.skipNBytes(2);
                case 15 -> in.skipNBytes(3);
                case 3, 4 -> in.skipNBytes(4);
                case LONG, DOUBLE -> in.skipNBytes(8);
                default -> throw new IOException("no such constant: " + tag);
            }
            // A long or a double takes two places.
            i += tag == LONG || tag == DOUBLE ? 1 : 0;
        }
    }

    private void readMembers() throws IOException {
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            in.skipNBytes(Short.BYTES);
            String name = text(in.readUnsignedShort());
            String descriptor = text(in.readUnsignedShort());
            for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
                String attribute = text(in.readUnsignedShort());
                byte[] content = new byte[Math.min(in.readInt(), 1 << 20)];
                in.readFully(content);
                if (name.equals("<init>") && attribute.equals("Code")) {
                    constructors.put(descriptor, code(content));
                }
            }
        }
    }

    private static Code code(byte[] attribute) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(attribute));
        in.skipNBytes(Short.BYTES * 2);
        byte[] bytes = new byte[Math.min(in.readInt(), attribute.length)];
        in.readFully(bytes);
        return new Code(new FlowInstructions(bytes), in.readUnsignedShort() > 0);
    }
}
