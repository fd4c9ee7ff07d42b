import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the columns of primitives that differ from {@code LongColumn} in names alone, and {@code FloatingColumn}, which
 * differs so from {@code WholeColumn}, when the module is built; and the methods of {@code Cells}, which its source has for
 * {@code double} alone, behind lines that name the other types. The arguments are the folder of the module's own classes,
 * that of the source of {@code Cells}, and the folder to write to.
 */
final class ColumnSources {
    /**
     * A primitive whose column is written.
     *
     * @param name its name in Java
     * @param arrow its type in Arrow
     * @param shift the power of two that is its size in bytes
     * @param isFloating whether it is scanned as {@code double}
     */
    private record Primitive(String name, String arrow, int shift, boolean isFloating) {
        String capitalized() {
            return Character.toUpperCase(name.charAt(0)) + name.substring(1);
        }

        String column(String ofLong) {
            String whole = ofLong.replace("LongColumn", capitalized() + "Column")
                    .replace("{@code long}: int64", "{@code " + name + "}: " + arrow)
                    .replace("public long get(", "public " + name + " get(")
                    .replace("long row, long value", "long row, " + name + " value")
                    .replace("RawMemory.getLong", "RawMemory.get" + capitalized())
                    .replace("RawMemory.putLong", "RawMemory.put" + capitalized())
                    .replace("<< 3)", "<< " + shift + ")");
            return isFloating ? floating(whole) : whole;
        }
    }

    private static final String PACKAGE = "org/marshal4j/table";
    private static final String CELLS = "generated/Cells.java";

    /** The boxes whose names are not those of their primitives. */
    private static final Map<String, String> BOXES = Map.of("Int", "Integer", "Char", "Character");

    private static final List<Primitive> PRIMITIVES = List.of(
            new Primitive("byte", "int8", 0, false),
            new Primitive("short", "int16", 1, false),
            new Primitive("char", "uint16", 1, false),
            new Primitive("int", "int32", 2, false),
            new Primitive("float", "float32", 2, true),
            new Primitive("double", "float64", 3, true));

    private static final Pattern METHODS =
            Pattern.compile("(?s) *// As for double: ([\\w, ]+)\\.\n(.*?)(?=\n *// As|}\n$)");

    private ColumnSources() {}

    public static void main(String[] args) throws IOException {
        Path from = Path.of(args[0], PACKAGE);
        Path to = Path.of(args[2], PACKAGE);
        Files.createDirectories(to.resolve("generated"));
        String ofLong = Files.readString(from.resolve("LongColumn.java"));
        for (Primitive primitive : PRIMITIVES) {
            write(to.resolve(primitive.capitalized() + "Column.java"), primitive.column(ofLong));
        }
        write(to.resolve("FloatingColumn.java"), floating(Files.readString(from.resolve("WholeColumn.java"))));
        String cells = Files.readString(Path.of(args[1], PACKAGE, CELLS)).replace("\r\n", "\n");
        String methods = METHODS.matcher(cells).replaceAll(ColumnSources::methods);
        write(to.resolve(CELLS), methods.replaceAll("(?m)^(import .*\\.)\\w*Double\\w*;$", "$1*;"));
    }

    /** The methods for {@code double} and for the types that their line names. */
    private static String methods(MatchResult ofDouble) {
        return Stream.of(ofDouble.group(1).split(", "))
                .map(name -> Character.toUpperCase(name.charAt(0)) + name.substring(1))
                .map(capitalized -> ofDouble.group(2)
                        .replaceAll("\\bDouble\\b", BOXES.getOrDefault(capitalized, capitalized))
                        .replace("Double", capitalized))
                .collect(Collectors.joining("\n", ofDouble.group(2) + "\n", ""));
    }

    /** What says {@code long} of values says {@code double} instead; numbers of rows stay as they are. */
    private static String floating(String whole) {
        return whole.replaceAll("WholeColumn", "FloatingColumn")
                .replaceAll("\\blong(?= (sum|value|best|least|greatest)\\b|\\[)", "double")
                .replaceAll("Long(?=Consumer|Predicate|\\.of|\\.empty|> |\\b(?!\\.))", "Double")
                .replace("{@code long}", "{@code double}");
    }

    /** Leaves an unchanged file alone, so that it need not be compiled again. */
    private static void write(Path file, String source) throws IOException {
        if (!Files.exists(file) || !Files.readString(file).equals(source)) {
            Files.writeString(file, source);
        }
    }
}
