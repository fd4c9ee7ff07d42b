package org.marshal4j.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes the DTOs that are compiled, in packages of ten. Each has an enum, and they are nested in one another. */
final class DtoSources {
    private static final int IN_A_PACKAGE = 10;
    /** Keeps the processor from warning about a DTO that may hold itself. */
    private static final String A_TREE = "@SuppressWarnings(\"marshal4j\")\n";

    private static final Pattern OTHER = Pattern.compile("\\bOther\\b");
    private static final Pattern INNER = Pattern.compile("\\bInner\\b");

    private DtoSources() {}

    /** Writes this many DTOs, and returns their files. */
    static List<Path> write(Path folder, int count, DtoStyle style) throws IOException {
        List<Path> files = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String name = "dto.p" + i / IN_A_PACKAGE;
            Path home = folder.resolve(name.replace('.', '/'));
            if (i % IN_A_PACKAGE == 0) {
                Files.createDirectories(home);
                files.add(Files.writeString(
                        home.resolve("Side.java"), "package " + name + ";\n\npublic enum Side { BUY, SELL }\n"));
            }
            files.add(Files.writeString(
                    home.resolve("Dto" + i + ".java"), "package " + name + ";\n\n" + source(i, style)));
        }
        return files;
    }

    /** Returns the source of a DTO. It refers to the two before it in its package; the first one refers to itself. */
    private static String source(int i, DtoStyle style) {
        int first = i / IN_A_PACKAGE * IN_A_PACKAGE;
        String fields = DtoField.ALL.stream()
                .map(field -> "    " + field.declaration() + "\n")
                .collect(Collectors.joining());
        String text = "import java.math.BigDecimal;\nimport java.util.ArrayList;\nimport java.util.List;\n\n"
                + (i == first ? A_TREE : "") + style.head("Dto" + i) + " {\n" + fields + style.methods() + "}\n";
        text = OTHER.matcher(text).replaceAll("Dto" + Math.max(first, i - 2));
        return INNER.matcher(text).replaceAll("Dto" + Math.max(first, i - 1));
    }
}
