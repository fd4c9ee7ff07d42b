package org.marshal4j.processor;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Class files with names that Java's source cannot have, as compilers of other languages write them. The names are
 * replaced wherever they occur, also within descriptors and paths.
 */
record RenamedClasses(Map<String, String> names) {
    /** The classes of a directory, with other names, in another directory. */
    static Path of(Path classes, Path out, Map<String, String> names) throws IOException {
        RenamedClasses renamed = new RenamedClasses(names);
        try (Stream<Path> walk = Files.walk(classes)) {
            for (Path file : walk.filter(Files::isRegularFile).toList()) {
                Path to = out.resolve(renamed.replaced(classes.relativize(file).toString()));
                Files.createDirectories(to.getParent());
                Files.write(to, renamed.classFile(Files.readAllBytes(file)));
            }
        }
        return out;
    }

    private String replaced(String text) {
        String result = text;
        for (Map.Entry<String, String> name : names.entrySet()) {
            result = result.replace(name.getKey(), name.getValue());
        }
        return result;
    }

    /** Rewrites the texts of the constant pool (The Java Virtual Machine Specification, 4.4). */
    private byte[] classFile(byte[] bytes) throws IOException {
        ByteArrayOutputStream result = new ByteArrayOutputStream();
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        DataOutputStream out = new DataOutputStream(result);
        out.write(in.readNBytes(8));
        int count = in.readUnsignedShort();
        out.writeShort(count);
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            out.writeByte(tag);
            if (tag == 1) {
                out.writeUTF(replaced(in.readUTF()));
            } else {
                out.write(in.readNBytes(
                        List.of(7, 8, 16, 19, 20).contains(tag) ? 2 : tag == 15 ? 3 : tag == 5 || tag == 6 ? 8 : 4));
                i += tag == 5 || tag == 6 ? 1 : 0;
            }
        }
        in.transferTo(out);
        return result.toByteArray();
    }
}
