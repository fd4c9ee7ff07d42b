package org.marshal4j.tools.module;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The types that the sources of a module declare. After a failed compilation there are no classes to tell.
 *
 * @param roots the folders in which packages begin
 */
record DeclaredTypes(List<Path> roots) {
    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\n]*");

    /**
     * Whether a type is declared, either in a file with its name or, if it is not public, in another file of its
     * package.
     *
     * @param type the binary name of a type that is not nested
     */
    boolean declare(String type) {
        String path = type.replace('.', '/');
        return roots.stream().anyMatch(root -> Files.exists(root.resolve(path + ".java")))
                || roots.stream().anyMatch(root -> isInPackage(root.resolve(path)));
    }

    private static boolean isInPackage(Path type) {
        Path folder = type.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            return false;
        }
        Pattern declaration = Pattern.compile(
                "\\b(class|interface|record)\\s+" + Pattern.quote(type.getFileName() + "") + "(?![\\w$])");
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .anyMatch(file -> declaration.matcher(code(file)).find());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The code without comments. Any encoding that includes ASCII will do. */
    private static String code(Path file) {
        try {
            return COMMENT.matcher(Files.readString(file, StandardCharsets.ISO_8859_1))
                    .replaceAll(" ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
