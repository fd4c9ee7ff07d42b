package org.marshal4j.adopt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.adopt.kit.Compiled;
import org.marshal4j.adopt.kit.Proof;
import org.marshal4j.adopt.plan.Planner;
import org.marshal4j.adopt.report.Adopted;
import org.marshal4j.audit.Audit;
import org.marshal4j.audit.FollowedPair;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.report.Certainty;

/**
 * Classes that others have published, adopted without an edit by hand. Which ones is a matter of a rule: of each kind
 * and jar, those that an audit understands, without a certain finding, that write something, and nothing by the
 * serialization of the JDK, which has no equal by definition; by name; one of each jar in turn.
 */
@EnabledIfSystemProperty(named = "adopt.jars", matches = ".+")
class PublishedClassesTest {

    private static final int CLASSES = 60;
    private static final int OF_CHRONICLE = 20;
    private static final int EXTERNALIZABLE = 20;
    private static final Path LIST = Path.of("src/test/resources/org/marshal4j/adopt/published-classes.txt");
    private static final Path SOURCES = Path.of(System.getProperty("adopt.jars", ""));
    private static final Pattern JDK_FORMS = Pattern.compile("object|default-fields");

    @TempDir
    static Path temp;

    /** Classes of a jar, and the folder of their sources. */
    private record Jar(Path classes, Path sources, List<Path> lookUp) {
        static Jar of(String artifact) {
            return new Jar(
                    jar(artifact), SOURCES.resolve(artifact), jars("hadoop-common", "hadoop-mapreduce", "mahout"));
        }

        /** Tests that are published as sources only. */
        static Jar compiled(String artifact) throws IOException {
            Path sources = SOURCES.resolve(artifact);
            Path classes = Files.createDirectories(temp.resolve(artifact));
            try (Stream<Path> files = Files.walk(sources)) {
                List<Path> all = files.filter(file -> file.toString().endsWith(".java"))
                        .filter(Jar::isOfBytes)
                        .toList();
                assertThat(Compiled.compileFrom(sources, all, Compiled.ownPath(), classes))
                        .isEmpty();
            }
            return new Jar(classes, sources, jars("chronicle-"));
        }

        private static boolean isOfBytes(Path file) {
            try {
                return Files.readString(file).contains("BytesOut");
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }

        private static Path jar(String artifact) {
            return jars(artifact + "-").get(0);
        }

        private static List<Path> jars(String... prefixes) {
            return Compiled.ownPath().stream()
                    .filter(path ->
                            Stream.of(prefixes).anyMatch(path.getFileName().toString()::startsWith))
                    .toList();
        }

        /** The names that the rule allows. */
        List<String> names(String kind) throws IOException {
            return Audit.of(List.of(classes)).withClassPath(lookUp).follow().stream()
                    .filter(pair -> pair.pair().kind().name().equals(kind) && isFit(pair))
                    .map(pair -> pair.result().className())
                    .sorted()
                    .toList();
        }

        private static boolean isFit(FollowedPair pair) {
            List<Node> nodes = pair.written().nodes();
            boolean[] jdk = {false};
            Nodes.each(
                    nodes,
                    node -> jdk[0] |= node instanceof Node.Op op
                            && JDK_FORMS.matcher(op.form()).matches());
            return Planner.knows(pair.pair().kind().name())
                    && pair.result().understood()
                    && pair.result().findings().stream().noneMatch(each -> each.certainty() == Certainty.CERTAIN)
                    && Nodes.moves(nodes)
                    && !jdk[0];
        }

        String outcome(String name, Path work) throws IOException {
            Adopted adopted = Adoption.of(List.of(classes), lookUp, List.of(sources))
                    .relativeTo(sources)
                    .adopt(name);
            try {
                List<Path> path = new ArrayList<>(List.of(classes));
                path.addAll(Compiled.ownPath());
                new Proof(sources, path, work).of(adopted);
                return "adopted";
            } catch (AssertionError e) {
                return String.valueOf(e.getMessage())
                        .lines()
                        .findFirst()
                        .orElse("")
                        .replace(temp.toString(), "");
            }
        }
    }

    @Test
    void isAdoptedAsListed() throws IOException {
        TreeMap<String, String> outcomes = new TreeMap<>();
        List<Jar> chronicle = List.of(Jar.compiled("chronicle-queue"), Jar.compiled("chronicle-wire"));
        prove("BytesMarshallable", chronicle, OF_CHRONICLE, outcomes);
        prove("Externalizable", List.of(Jar.of("ignite-core")), outcomes.size() + EXTERNALIZABLE, outcomes);
        prove(
                "Writable",
                List.of(Jar.of("hadoop-common"), Jar.of("hadoop-mapreduce-client-core"), Jar.of("mahout-mr")),
                CLASSES,
                outcomes);
        List<String> lines = new ArrayList<>();
        outcomes.forEach((name, outcome) -> lines.add(name + " " + outcome));
        if (Boolean.getBoolean("golden.update")) {
            Files.write(LIST, lines);
        }
        assertThat(lines).hasSize(CLASSES).isEqualTo(Files.readAllLines(LIST));
    }

    private static void prove(String kind, List<Jar> jars, int most, TreeMap<String, String> outcomes)
            throws IOException {
        List<List<String>> names = new ArrayList<>();
        for (Jar jar : jars) {
            names.add(new ArrayList<>(jar.names(kind)));
        }
        while (outcomes.size() < most && names.stream().anyMatch(left -> !left.isEmpty())) {
            for (int i = 0; i < jars.size() && outcomes.size() < most; i++) {
                if (!names.get(i).isEmpty()) {
                    String name = names.get(i).remove(0);
                    Path work = Files.createDirectories(temp.resolve("proof" + outcomes.size()));
                    String outcome = jars.get(i).outcome(name, work);
                    outcomes.put(name, outcome);
                }
            }
        }
    }
}
