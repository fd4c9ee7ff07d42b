import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Writes the classes of {@code org.marshal4j.layouts.mixed} when the module is built. They have primitive fields in
 * random order, over one to four levels of inheritance, and each class exists once for every way of copying. The
 * arguments are the folder, the number of hierarchies and the seed. The same arguments give the same sources.
 */
final class LayoutSources {
    private static final String PACKAGE = "org.marshal4j.layouts.mixed";
    private static final String[] COPIES = {"Auto", "Bulk", "Fields"};
    private static final String[] TYPES = {"boolean", "byte", "short", "char", "int", "float", "long", "double"};
    private static final int MOST_LEVELS = 4;
    private static final int MOST_GROUPS = 5;
    private static final int MOST_ALIKE = 7;

    private final Path folder;
    private final Random random;
    private final Set<Path> written = new HashSet<>();

    private LayoutSources(Path folder, long seed) {
        this.folder = folder;
        this.random = new Random(seed);
    }

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0], PACKAGE.split("\\."));
        Files.createDirectories(folder);
        LayoutSources to = new LayoutSources(folder, Long.parseLong(args[2]));
        int count = Integer.parseInt(args[1]);
        for (int i = 0; i < count; i++) {
            to.hierarchy(String.format(Locale.ROOT, "Mixed%03d", i), 1 + i % MOST_LEVELS);
        }
        to.write("package-info", "/** Primitive fields in random order. Written by LayoutSources. */\npackage " + PACKAGE + ";\n");
        to.removeFormer();
    }

    /** Leaves an unchanged file alone, so that it need not be compiled again. */
    private void write(String name, String source) throws IOException {
        Path file = folder.resolve(name + ".java");
        if (!Files.exists(file) || !Files.readString(file).equals(source)) {
            Files.writeString(file, source);
        }
        written.add(file);
    }

    /** Removes the files of former runs: a smaller number of classes must not find those of a larger one. */
    private void removeFormer() throws IOException {
        List<Path> all;
        try (Stream<Path> files = Files.list(folder)) {
            all = files.toList();
        }
        for (Path file : all) {
            if (!written.contains(file)) {
                Files.delete(file);
            }
        }
    }

    private void hierarchy(String name, int levels) throws IOException {
        List<List<String>> fields = new ArrayList<>();
        for (int level = 0; level < levels; level++) {
            fields.add(fields(level));
        }
        for (String copy : COPIES) {
            for (int level = 0; level < levels; level++) {
                write(name + copy, copy, level, levels, fields.get(level));
            }
        }
    }

    /** Groups fields of one type: similar fields are often adjacent, and form runs. */
    private List<String> fields(int level) {
        List<String> fields = new ArrayList<>();
        int groups = 1 + random.nextInt(MOST_GROUPS);
        for (int group = 0; group < groups; group++) {
            String type = TYPES[random.nextInt(TYPES.length)];
            for (int i = 1 + random.nextInt(MOST_ALIKE); i > 0; i--) {
                fields.add(type + " f" + level + "_" + fields.size());
            }
        }
        return fields;
    }

    private void write(String last, String copy, int level, int levels, List<String> fields) throws IOException {
        String name = name(last, level, levels);
        StringBuilder source = new StringBuilder("package " + PACKAGE + ";\n\n/** Written by LayoutSources. */\n");
        source.append("@org.marshal4j.Marshal(copy = org.marshal4j.Marshal.Copy.").append(copy.toUpperCase(Locale.ROOT)).append(")\n");
        source.append("public class ").append(name);
        source.append(level == 0 ? "" : " extends " + name(last, level - 1, levels));
        source.append(" implements ").append(name).append("Marshallable {\n");
        fields.forEach(field -> source.append("    ").append(field).append(";\n"));
        write(name, source.append("}\n").toString());
    }

    /** Superclasses are numbered from the top. */
    private static String name(String last, int level, int levels) {
        return level == levels - 1 ? last : last + "Base" + level;
    }
}
