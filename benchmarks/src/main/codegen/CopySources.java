import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes the copies of the messages in {@code org.marshal4j.benchmarks.workload} for peers that ask for another
 * superclass or other annotations: with the same name and the same public fields, in a package of the peer. The
 * arguments are the folder of the sources and the folder to write to.
 */
record CopySources(Path sources, Path target) {
    private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import java\\.util\\..*;$|^import java\\.math\\..*;$");
    private static final Pattern TYPE_ANNOTATION = Pattern.compile("(?m)^@Required$");
    private static final Pattern FIELD = Pattern.compile("(?m)^(    @(\\w+)\n)?    public ([^(){}]+?)( = new .*)?;$");

    private static final Pattern TODAY = Pattern.compile("\\w+( \\w+;) // (\\w+) today");

    public static void main(String[] args) throws IOException {
        CopySources to = new CopySources(Path.of(args[0]), Path.of(args[1]));
        List<String> all = List.of(
                "blog.BlogBench", "book.BookUpdate", "book.DeepBookUpdate", "book.FlatBookUpdate", "book.Level", "market.MarketData",
                "media.Image", "media.Media", "media.MediaContent", "order.Customer", "order.Order", "order.OrderLine");
        to.write("stopbit", all, true, "@Marshal @StopBit", " implements #Marshallable", "");
        to.write("wire.model", all, false, "", " extends SelfDescribingMarshallable", "");
        to.write(
                "wire.generated",
                List.of("market.MarketData", "order.Customer", "order.Order", "order.OrderLine"),
                false,
                "@Marshal",
                " extends SelfDescribingMarshallable implements #Marshallable",
                "");
        to.writeAlike();
        to.write(
                "chronicle.trivial",
                List.of("book.DeepBookUpdate", "book.FlatBookUpdate", "market.MarketData"),
                false,
                "",
                " implements BytesMarshallable",
                """
                    private static final int[] RANGE = BytesUtil.triviallyCopyableRange(#.class);
                    private static final int START = RANGE[0];
                    private static final int LENGTH = RANGE[1] - RANGE[0];

                    @Override
                    public void writeMarshallable(BytesOut<?> out) {
                        out.unsafeWriteObject(this, START, LENGTH);
                    }

                    @Override
                    public void readMarshallable(BytesIn<?> in) {
                        in.unsafeReadObject(this, START, LENGTH);
                    }
                """);
    }

    /**
     * Writes copies to a package of peers.
     *
     * @param annotated whether annotations of the workload's fields and types stay; otherwise the parent is transient
     * @param supertypes what the copies extend and implement; # becomes the name of the class
     * @param members members to add to each copy; # becomes the name of the class
     */
    private void write(
            String peer, List<String> names, boolean annotated, String annotations, String supertypes, String members)
            throws IOException {
        Path folder = Files.createDirectories(target.resolve("org/marshal4j/benchmarks/peer/" + peer.replace('.', '/')));
        for (String each : names) {
            String name = each.substring(each.indexOf('.') + 1);
            String model = Files.readString(sources.resolve("org/marshal4j/benchmarks/workload/" + each.replace('.', '/') + ".java"));
            String origin = first(PACKAGE, model);
            String fields = FIELD.matcher(model)
                    .results()
                    .map(field -> field(field, annotated))
                    .collect(Collectors.joining("\n"));
            String source = "package org.marshal4j.benchmarks.peer." + peer + ";\n\n"
                    + "import net.openhft.chronicle.bytes.*;\nimport net.openhft.chronicle.wire.SelfDescribingMarshallable;\n"
                    + "import org.marshal4j.*;\nimport " + origin + ".*;\n"
                    + (model.contains(" enum ") ? "import " + origin + "." + name + ".*;\n" : "")
                    + all(IMPORT, model) + "\n\n/** Written by CopySources. */\n"
                    + annotations + "\n" + (annotated ? all(TYPE_ANNOTATION, model) : "")
                    + "\npublic class " + name + supertypes.replace("#", name) + " {\n"
                    + fields + "\n\n" + members.replace("#", name) + "}\n";
            Files.writeString(folder.resolve(name + ".java"), source);
        }
    }

    /** Writes the former versions of messages again, for peers that cannot read a field of another type. */
    private void writeAlike() throws IOException {
        String was = "org/marshal4j/benchmarks/former/was";
        Path folder = Files.createDirectories(target.resolve(was.replace("was", "alike")));
        for (String name : List.of(
                "BookUpdate", "Customer", "Image", "Level", "MarketData", "Media", "MediaContent", "Order", "OrderLine")) {
            String source = Files.readString(sources.resolve(was).resolve(name + ".java"))
                    .replace("package org.marshal4j.benchmarks.former.was;", "package org.marshal4j.benchmarks.former.alike;")
                    .replaceAll("@(Marshal|Required)\\n *|import org.marshal4j.(Marshal|Required);\\n", "");
            Files.writeString(folder.resolve(name + ".java"), TODAY.matcher(source).replaceAll("$2$1"));
        }
    }

    private static String field(MatchResult field, boolean annotated) {
        String annotation = field.group(2);
        String value = field.group(4) == null ? "" : field.group(4);
        if (annotated) {
            return (annotation == null ? "" : "    @" + annotation + "\n") + "    public " + field.group(3) + value + ";";
        }
        return "    public " + ("Parent".equals(annotation) ? "transient " : "") + field.group(3) + value + ";";
    }

    private static String first(Pattern pattern, String text) {
        return pattern.matcher(text).results().findFirst().orElseThrow().group(1);
    }

    private static String all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(MatchResult::group).collect(Collectors.joining("\n"));
    }
}
