package org.marshal4j.processor;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Moves classes to another package, as tools that shade jars do: wherever a class file names them, and in strings that
 * begin with the name of the package.
 *
 * @param from the package with its subpackages, such as {@code com.acme}
 * @param to what replaces its name
 * @param strings whether strings are changed, too, which some builds switch off
 */
record RelocatedClasses(String from, String to, boolean strings) {
    private static final int UTF8 = 1;
    private static final int HEADER = 8;

    /** Writes relocated copies of all classes in a directory to another one. */
    Path relocate(Path classes, Path into) {
        try (Stream<Path> files = Files.walk(classes)) {
            List<Path> all =
                    files.filter(file -> file.toString().endsWith(".class")).toList();
            for (Path file : all) {
                String name = slashed(classes.relativize(file).toString().replace('\\', '/'));
                Path target = into.resolve(name);
                Files.createDirectories(target.getParent());
                Files.write(target, relocated(Files.readAllBytes(file)));
            }
            return into;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Only the constant pool has names. */
    private byte[] relocated(byte[] classFile) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
                DataOutputStream out = new DataOutputStream(bytes)) {
            out.write(in.readNBytes(HEADER));
            int count = in.readUnsignedShort();
            out.writeShort(count);
            for (int i = 1; i < count; i++) {
                int tag = in.readUnsignedByte();
                out.writeByte(tag);
                if (tag == UTF8) {
                    out.writeUTF(text(in.readUTF()));
                } else {
                    out.write(in.readNBytes(sizeOf(tag)));
                    // A long and a double take two entries.
                    i += tag == 5 || tag == 6 ? 1 : 0;
                }
            }
            out.write(in.readAllBytes());
        }
        return bytes.toByteArray();
    }

    private String text(String text) {
        return strings && text.startsWith(from + ".") ? to + text.substring(from.length()) : slashed(text);
    }

    private String slashed(String text) {
        return text.replace(from.replace('.', '/') + "/", to.replace('.', '/') + "/");
    }

    private static int sizeOf(int tag) {
        return switch (tag) {
            case 7, 8, 16, 19, 20 -> 2;
            case 15 -> 3;
            case 3, 4, 9, 10, 11, 12, 17, 18 -> 4;
            case 5, 6 -> 8;
            default -> throw new IllegalArgumentException("constant " + tag);
        };
    }
}
