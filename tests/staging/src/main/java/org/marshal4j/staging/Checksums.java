package org.marshal4j.staging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The checksums next to files. */
final class Checksums {
    /** The checksums that Maven Central demands. */
    private static final Map<String, String> ALGORITHMS = new TreeMap<>(Map.of(".md5", "MD5", ".sha1", "SHA-1"));

    private Checksums() {}

    /** Returns the suffixes of checksums that are missing or wrong. */
    static List<String> wrong(Path file) throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Map.Entry<String, String> each : ALGORITHMS.entrySet()) {
            Path sum = Path.of(file + each.getKey());
            if (!Files.exists(sum) || !Files.readString(sum).strip().equals(of(file, each.getValue()))) {
                wrong.add(each.getKey());
            }
        }
        return wrong;
    }

    private static String of(Path file, String algorithm) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(Files.readAllBytes(file)));
        } catch (NoSuchAlgorithmException e) {
            throw new IOException(e);
        }
    }
}
