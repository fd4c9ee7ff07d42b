import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes, when the module is built, what differs from other sources in names alone: classes that differ so from another
 * one, and members of the classes in {@code java-primitives}. Those have the members of one primitive type, behind a line
 * that names the others. The arguments are the folder of the module's own classes, that of those, and the folder to write
 * to.
 */
final class PrimitiveSources {
    private static final Pattern MEMBERS = Pattern.compile(" *// As for (\\w+): ([\\w, ]+)\\.\n((?s).*\n)}\n");

    /** A primitive type, and the class that has its size. */
    private record Primitive(String name, String box, int size) {
        private static final List<Primitive> ALL = List.of(
                new Primitive("boolean", "Byte", 1),
                new Primitive("byte", "Byte", 1),
                new Primitive("short", "Short", 2),
                new Primitive("char", "Character", 2),
                new Primitive("int", "Integer", 4),
                new Primitive("long", "Long", 8),
                new Primitive("float", "Float", 4),
                new Primitive("double", "Double", 8));

        static Primitive of(String name) {
            return ALL.stream().filter(each -> each.name.equals(name)).findFirst().orElseThrow();
        }

        private String capitalized() {
            return Character.toUpperCase(name.charAt(0)) + name.substring(1);
        }

        private String constant() {
            return name.toUpperCase(Locale.ROOT) + "S";
        }

        String members(String ofOther, Primitive other) {
            return ofOther.replaceAll("\\b" + other.name + "(?=s?\\b)", name)
                    .replaceAll("\\b" + other.box + "\\b", box)
                    .replaceAll("(?<=[a-z])" + other.capitalized() + "(?=[A-Z]|s?\\()", capitalized())
                    .replace(" a int", " an int")
                    .replace(other.constant(), constant())
                    .replaceAll("\\b" + other.size + "(?=-byte)", String.valueOf(size))
                    .replaceAll("\\b" + other.size + " bytes", size + (size == 1 ? " byte" : " bytes"))
                    .replaceAll("\\b" + (other.size + 1) + " bytes", (size + 1) + " bytes");
        }
    }

    /**
     * A class that is written from another.
     *
     * @param words lines with a pattern, an arrow, and what replaces it
     */
    private record Twin(String folder, String other, String name, String words) {
        String source(String ofOther) {
            String source = ofOther.replace(other, name);
            for (String line : words.lines().toList()) {
                String[] word = line.split(" -> ", 2);
                source = source.replaceAll(word[0], word[1]);
            }
            return source;
        }
    }

    private static final String VALUE = "generated/value";
    private static final String STOP_BIT = "generated/stopbit";

    private static final String SQL_TIME = "\\bDate\\b -> Time";

    private static final String UTIL_DATE = """
            java\\.sql -> java.util
            public final class -> @SuppressWarnings("JavaUtilDate") $0
            """;

    private static final String OFFSET_TIMES = """
            (Offset|Local)DateTime -> $1Time
            Dates with a time and -> Times of day with
            date, time or -> time or
            \\b18\\b -> 12
            \\b19\\b -> 13
            """;

    private static final List<Twin> TWINS = List.of(
            new Twin("view", "AtomicLongField", "AtomicIntField", """
                    AtomicLong\\b -> AtomicInteger
                    \\bA \\{ -> An {
                    \\blong(?=} | (value|expected|delta)\\b| (get|addAndGet)\\() -> int
                    \\bLong(?=\\.BYTES) -> Integer
                    Long(?=Volatile|Release|\\() -> Int
                    multiple of 8 -> multiple of 4
                    """),
            new Twin(VALUE, "AtomicLongs", "AtomicIntegers", """
                    AtomicLong\\b -> AtomicInteger
                    \\blong value -> int value
                    (get|put)Long -> $1Int
                    \\b8\\b -> 4
                    \\b9 bytes -> 5 bytes
                    """),
            new Twin(VALUE, "AtomicLongs", "AtomicBooleans", """
                    AtomicLong\\b -> AtomicBoolean
                    import org.jspecify -> import org.marshal4j.runtime.Booleans; $0
                    \\blong value -> boolean value
                    RawMemory.getLong -> Booleans.get
                    putLong -> putBoolean
                    \\b8 bytes -> 1 byte
                    \\b8\\b -> 1
                    \\b9 bytes -> 2 bytes
                    """),
            new Twin(VALUE, "OptionalLongs", "OptionalInts", """
                    OptionalLong\\b -> OptionalInt
                    \\blong value -> int value
                    (get|put|getAs)Long -> $1Int
                    \\b9\\b -> 5
                    """),
            new Twin(VALUE, "OptionalLongs", "OptionalDoubles", """
                    OptionalLong\\b -> OptionalDouble
                    \\blong value -> double value
                    (get|put|getAs)Long -> $1Double
                    (current\\.\\w+\\(\\)) == value -> Double.doubleToRawLongBits($1) == Double.doubleToRawLongBits(value)
                    """),
            new Twin(STOP_BIT, "StopBitAtomicLongs", "StopBitAtomicIntegers", """
                    AtomicLong\\b -> AtomicInteger
                    new AtomicInteger\\( -> $0(int)\s
                    \\blong number = -> int number =
                    readLong -> readInt
                    """),
            new Twin(STOP_BIT, "StopBitOptionalLongs", "StopBitOptionalDoubles", """
                    OptionalLong\\b -> OptionalDouble
                    import .*\\.(StopBits|StopBitLong);\\n ->\s
                    \\blong number -> double number
                    (getAs|write|read|sizeOf)Long -> $1Double
                    StopBitLong\\.read -> StopBits.skipDouble
                    StopBits\\b -> StopBitDecimals
                    (current\\.\\w+\\(\\)) == number -> Double.doubleToRawLongBits($1) == Double.doubleToRawLongBits(number)
                    """),
            new Twin(STOP_BIT, "StopBitOptionalLongs", "StopBitOptionalInts", """
                    OptionalLong\\b -> OptionalInt
                    \\blong number -> int number
                    (getAs|write|read|sizeOf)Long -> $1Int
                    """),
            new Twin(VALUE, "SqlDates", "SqlTimes", SQL_TIME),
            new Twin(STOP_BIT, "StopBitSqlDates", "StopBitSqlTimes", SQL_TIME),
            new Twin(VALUE, "SqlDates", "Dates", UTIL_DATE),
            new Twin(STOP_BIT, "StopBitSqlDates", "StopBitDates", UTIL_DATE),
            new Twin(VALUE, "OffsetDateTimes", "OffsetTimes", OFFSET_TIMES),
            new Twin(STOP_BIT, "StopBitOffsetDateTimes", "StopBitOffsetTimes", OFFSET_TIMES));

    private PrimitiveSources() {}

    public static void main(String[] args) throws IOException {
        Path own = Path.of(args[0]);
        Path templates = Path.of(args[1]);
        Path to = Path.of(args[2]);
        for (Twin twin : TWINS) {
            Path folder = Path.of("org", "marshal4j", "runtime", twin.folder());
            String other = read(own.resolve(folder).resolve(twin.other() + ".java"));
            write(to.resolve(folder).resolve(twin.name() + ".java"), twin.source(other));
        }
        try (Stream<Path> files = Files.walk(templates)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                write(to.resolve(templates.relativize(file)), withMembers(read(file)));
            }
        }
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file).replace("\r\n", "\n");
    }

    private static String withMembers(String template) {
        Matcher found = MEMBERS.matcher(template);
        if (!found.find()) {
            throw new IllegalArgumentException("no members for other types in " + template);
        }
        Primitive one = Primitive.of(found.group(1));
        StringBuilder source = new StringBuilder(template.substring(0, found.start())).append(found.group(3));
        for (String other : found.group(2).split(", ")) {
            source.append('\n').append(Primitive.of(other).members(found.group(3), one));
        }
        return source.append("}\n").toString();
    }

    /** Leaves an unchanged file alone, so that it need not be compiled again. */
    private static void write(Path file, String source) throws IOException {
        if (!Files.exists(file) || !Files.readString(file).equals(source)) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, source);
        }
    }
}
