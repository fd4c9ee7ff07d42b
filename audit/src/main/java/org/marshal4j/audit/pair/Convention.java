package org.marshal4j.audit.pair;

import java.util.List;
import java.util.Map;

/**
 * Classes that are not of a known type, but whose methods take known streams: their names say which belong together,
 * such as {@code encodeHeader} and {@code decodeHeader}.
 *
 * @param name its name in reports
 * @param outputs internal names of streams that are written to
 * @param inputs internal names of streams that are read from
 */
public record Convention(String name, List<String> outputs, List<String> inputs) {

    private static final String LUCENE = "org/apache/lucene/store/";

    /** All conventions that are known. */
    public static final List<Convention> ALL = List.of(
            new Convention(
                    "DataOutput",
                    List.of("java/io/DataOutput", "java/io/DataOutputStream"),
                    List.of("java/io/DataInput", "java/io/DataInputStream")),
            new Convention("ByteBuffer", List.of("java/nio/ByteBuffer"), List.of("java/nio/ByteBuffer")),
            new Convention(
                    "Lucene",
                    List.of(LUCENE + "DataOutput", LUCENE + "IndexOutput"),
                    List.of(LUCENE + "DataInput", LUCENE + "IndexInput")));

    /** What names of methods that write begin with, and names of those that read what they have written. */
    private static final Map<String, String> NAMES = Map.of(
            "write", "read",
            "serialize", "deserialize",
            "encode", "decode",
            "marshal", "unmarshal",
            "externalize", "internalize",
            "pack", "unpack",
            "store", "load",
            "save", "load",
            "put", "get");

    /** Whether a kind of pair is one of these. */
    public static boolean has(PairKind kind) {
        return kind.types().isEmpty()
                && ALL.stream().anyMatch(convention -> convention.name().equals(kind.name()));
    }

    /** Names of methods that may read what a method has written; empty if its name says nothing. */
    static List<String> readers(String writer) {
        for (Map.Entry<String, String> names : NAMES.entrySet()) {
            String suffix = suffix(writer, names.getKey());
            if (suffix.equals("To")) {
                return List.of(names.getValue() + "From");
            } else if (suffix.isEmpty() || Character.isUpperCase(suffix.charAt(0))) {
                return List.of(names.getValue() + suffix);
            }
        }
        return List.of();
    }

    /** Whether a method writes the object itself, and not a part of it. */
    static boolean whole(String writer) {
        return NAMES.containsKey(writer) || writer.equals("writeTo");
    }

    private static String suffix(String name, String prefix) {
        return name.startsWith(prefix) ? name.substring(prefix.length()) : "-";
    }
}
